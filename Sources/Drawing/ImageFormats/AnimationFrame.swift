import Foundation

/// A part of an animation's canvas that is replaced, compressed, and how long it is seen.
package struct AnimationFrame: Hashable, Sendable, Codable {
    /// Pixels from the left and the top.
    package var x: Int
    package var y: Int
    /// Pixels; 0 where nothing changes and what is there is only seen for longer.
    package var width: Int
    package var height: Int
    /// Milliseconds.
    package var delay: Int
    /// A zlib stream of RGBA rows, each with its filter byte.
    package var data: Data

    package init(x: Int, y: Int, width: Int, height: Int, delay: Int, data: Data) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        (self.delay, self.data) = (delay, data)
    }

    package var isEmpty: Bool { width == 0 || height == 0 }
}
