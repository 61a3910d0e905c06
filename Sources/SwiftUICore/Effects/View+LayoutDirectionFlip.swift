import DisplayList
import Geometry

nonisolated extension View {
    /// Mirrors what the view draws where the interface runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        wrapNodes { content, inputs in
            guard enabled, inputs.environment.isRightToLeft else { return content }
            return EffectNode(content, "Flip") { group, frame, _ in
                group.transform = CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: frame.midX, y: frame.midY))
            }
        }
    }
}
