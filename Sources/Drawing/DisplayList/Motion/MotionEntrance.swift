import Geometry

/// How a view comes and goes: SwiftUI's transitions.
package indirect enum MotionEntrance: Hashable, Sendable {
    case identity
    case opacity
    /// Comes from the leading side and goes to the trailing one.
    case slide(from: MotionEdge)
    case scale(CGFloat, anchor: CGPoint)
    case move(MotionEdge)
    /// Comes from an edge and goes to the opposite one, fading.
    case push(from: MotionEdge)
    case offset(CGSize)
    case blur
    case combined(MotionEntrance, MotionEntrance)
    case asymmetric(insertion: MotionEntrance, removal: MotionEntrance)
    case animated(MotionEntrance, MotionTiming)

    /// The timing that the transition itself brings.
    var timing: MotionTiming? {
        switch self {
        case .animated(_, let timing): timing
        case .combined(let one, let other): one.timing ?? other.timing
        default: nil
        }
    }

    func part(isInsertion: Bool) -> MotionEntrance {
        switch self {
        case .asymmetric(let insertion, let removal): (isInsertion ? insertion : removal).part(isInsertion: isInsertion)
        case .combined(let one, let other):
            .combined(one.part(isInsertion: isInsertion), other.part(isInsertion: isInsertion))
        case .animated(let entrance, let timing): .animated(entrance.part(isInsertion: isInsertion), timing)
        default: self
        }
    }

    /// The items of a view in `frame` that is `gone` of its way out: 0 where it belongs, 1 gone.
    func placed(_ items: [DisplayItem], in frame: CGRect, gone: Double, isInsertion: Bool) -> [DisplayItem] {
        let shown = min(max(1 - gone, 0), 1)
        func moved(_ edge: MotionEdge) -> CGAffineTransform { Self.shift(edge, frame.size, gone) }
        switch self {
        case .identity: return isInsertion ? items : []
        case .opacity: return [.group(DisplayGroup(items, opacity: shown))]
        case .slide(let edge):
            return [.group(DisplayGroup(items, transform: moved(isInsertion ? edge : edge.opposite)))]
        case .move(let edge): return [.group(DisplayGroup(items, transform: moved(edge)))]
        case .push(let edge):
            return [
                .group(DisplayGroup(items, transform: moved(isInsertion ? edge : edge.opposite), opacity: shown))
            ]
        case .offset(let size):
            let shift = CGAffineTransform(translationX: size.width * gone, y: size.height * gone)
            return [.group(DisplayGroup(items, transform: shift))]
        case .scale(let scale, let anchor):
            let now = max(0, 1 + (scale - 1) * gone)
            // A scale of nothing cannot be drawn, and is not seen.
            guard now > 1e-4 else { return [] }
            let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
            let transform = CGAffineTransform(
                a: now, b: 0, c: 0, d: now, tx: center.x * (1 - now), ty: center.y * (1 - now))
            return [.group(DisplayGroup(items, transform: transform))]
        case .blur:
            return [.group(DisplayGroup(items, opacity: shown, effects: Self.blur(gone, frame.height)))]
        case .combined(let one, let other):
            let inner = one.placed(items, in: frame, gone: gone, isInsertion: isInsertion)
            return other.placed(inner, in: frame, gone: gone, isInsertion: isInsertion)
        case .asymmetric:
            return part(isInsertion: isInsertion).placed(items, in: frame, gone: gone, isInsertion: isInsertion)
        case .animated(let entrance, _):
            return entrance.placed(items, in: frame, gone: gone, isInsertion: isInsertion)
        }
    }

    /// Points; as soft as a line of text of that height becomes before it cannot be seen.
    static func blur(_ gone: Double, _ height: CGFloat) -> [LayerEffect] {
        let sigma = min(max(height, 8) * 0.12, 4) * min(max(gone, 0), 1)
        return sigma > 0.05 ? [.blur(sigma: sigma, opaque: false)] : []
    }

    private static func shift(_ edge: MotionEdge, _ size: CGSize, _ gone: Double) -> CGAffineTransform {
        switch edge {
        case .top: CGAffineTransform(translationX: 0, y: -size.height * gone)
        case .bottom: CGAffineTransform(translationX: 0, y: size.height * gone)
        case .left: CGAffineTransform(translationX: -size.width * gone, y: 0)
        case .right: CGAffineTransform(translationX: size.width * gone, y: 0)
        }
    }
}

extension MotionEdge {
    var opposite: MotionEdge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .left: .right
        case .right: .left
        }
    }
}

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

/// A side of a view, as it lies in the picture.
package enum MotionEdge: Hashable, Sendable { case top, left, bottom, right }

/// What a group stands for while one picture becomes the next. Nothing that is drawn depends on it.
package struct MotionMark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case text, image, symbol, shape
        /// Views within a modifier that says how they move.
        case container
    }

    /// What `animation(_:value:)` says.
    package struct Animation: Hashable, Sendable {
        /// nil changes at once.
        package var timing: MotionTiming?
        /// The animation holds where this differs between the pictures; nil for always.
        package var value: String?

        package init(_ timing: MotionTiming?, value: String?) { (self.timing, self.value) = (timing, value) }
    }

    package var kind: Kind
    /// Equal in two pictures where it is the same view.
    package var identity: Int
    /// Where the view lies, in points of its group.
    package var frame: CGRect
    package var change: ContentChange
    /// How the view comes and goes; nil fades.
    package var entrance: MotionEntrance?
    package var animation: Animation?
    package var shape: MotionShape?

    package init(
        _ kind: Kind, identity: Int, frame: CGRect, change: ContentChange = .interpolate,
        entrance: MotionEntrance? = nil, animation: Animation? = nil, shape: MotionShape? = nil
    ) {
        (self.kind, self.identity, self.frame, self.change) = (kind, identity, frame, change)
        (self.entrance, self.animation, self.shape) = (entrance, animation, shape)
    }
}
