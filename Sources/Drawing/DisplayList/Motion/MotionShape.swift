import Geometry

/// A shape that can be drawn part of the way to another one.
///
/// It is no part of what a list draws: all are equal.
package final class MotionShape: Hashable, @unchecked Sendable {
    let value: Any
    private let mix: (_ end: Any, _ progress: Double, _ rect: CGRect) -> Outline?

    /// - Parameters:
    ///   - value: the shape itself, which `mix` gets as the end of another one's way.
    ///   - mix: the outline part of the way to `end`; nil where the two have nothing in common.
    package init(_ value: Any, mix: @escaping (_ end: Any, _ progress: Double, _ rect: CGRect) -> Outline?) {
        (self.value, self.mix) = (value, mix)
    }

    func outline(to end: MotionShape, at progress: Double, in rect: CGRect) -> Outline? {
        mix(end.value, progress, rect)
    }

    package static func == (lhs: MotionShape, rhs: MotionShape) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
