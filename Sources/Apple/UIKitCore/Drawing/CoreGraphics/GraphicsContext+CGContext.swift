import SwiftUICore

extension GraphicsContext {
    /// Draws with Core Graphics, in the current state and space.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext(self)) }
}
