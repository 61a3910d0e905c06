import Foundation

/// A part of an animation's canvas that is replaced, compressed, and how long it is seen.
public struct AnimationFrame: Hashable, Sendable, Codable {
    /// Pixels from the left and the top.
    public var x: Int
    public var y: Int
    /// Pixels; 0 where nothing changes and what is there is only seen for longer.
    public var width: Int
    public var height: Int
    /// Milliseconds.
    public var delay: Int
    /// A zlib stream of RGBA rows, each with its filter byte.
    public var data: Data

    public init(x: Int, y: Int, width: Int, height: Int, delay: Int, data: Data) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        (self.delay, self.data) = (delay, data)
    }

    public var isEmpty: Bool { width == 0 || height == 0 }
}
