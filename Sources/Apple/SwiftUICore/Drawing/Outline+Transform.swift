import DisplayList
import Geometry

extension Outline {
    func applying(_ transform: CGAffineTransform) -> Outline {
        switch self {
        case .rectangle(let rect): .rectangle(rect.applying(transform))
        case .ellipse(let rect): .ellipse(rect.applying(transform))
        case .roundedRectangle(let rect, let radius, let continuous):
            .roundedRectangle(rect.applying(transform), radius: radius, continuous: continuous)
        case .path(let elements): .path(elements.map { $0.applying(transform) })
        }
    }
}
