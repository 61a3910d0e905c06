import DisplayList
import Geometry

extension Shape {
    /// The shape's outline, mirrored where its behavior asks for that in the environment's reading direction.
    nonisolated func outline(in rect: CGRect, _ environment: EnvironmentValues) -> Outline {
        let outline = _outline(in: rect, environment.containerShape).outline
        guard layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else { return outline }
        return outline.mirrored(in: rect)
    }
}

extension Outline {
    /// The outline with left and right exchanged about the middle of `box`.
    fileprivate func mirrored(in box: CGRect) -> Outline {
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: box.minX + box.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        switch self {
        case .rectangle(let rect): return .rectangle(mirror(rect))
        case .roundedRectangle(let rect, let radius, let continuous):
            return .roundedRectangle(mirror(rect), radius: radius, continuous: continuous)
        case .ellipse(let rect): return .ellipse(mirror(rect))
        case .path:
            let middle = CGPoint(x: box.midX, y: box.midY)
            return Path(self).applying(CGAffineTransform(scaleX: -1, y: 1).around(middle)).outline
        }
    }
}
