import Geometry

/// The outline of bordered buttons.
public struct ButtonBorderShape: InsettableShape, Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        /// The environment's.
        case surrounding
        /// Points.
        case rounded(radius: CGFloat)
    }

    private var kind: Kind
    private var inset: CGFloat = 0

    private init(_ kind: Kind) { self.kind = kind }

    /// A capsule with iOS 26. Before, corners of 6 points: UIKit's configurations have 5.95, and 6 to 7 are measured on
    /// `pawello2222/WidgetExamples`' screenshots of iOS 17.
    public static let automatic = ButtonBorderShape(.automatic)
    public static let capsule = ButtonBorderShape(.capsule)
    public static let circle = ButtonBorderShape(.circle)
    /// Corners of 8 points, a stand-in: Apple does not publish the radius, which changes with the control's size.
    public static let roundedRectangle = ButtonBorderShape(.rounded(radius: 8))

    /// - Parameter radius: of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init(.rounded(radius: radius)) }

    nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        switch resolved {
        case .surrounding: return Self.surrounding.path(in: rect)
        case .automatic, .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .rounded(let radius): return RoundedRectangle(cornerRadius: max(0, radius - inset)).path(in: rect)
        }
    }

    nonisolated public func _outline(in rect: CGRect, _ container: _ContainerShapeContext) -> _Outline {
        let rect = rect.insetBy(dx: inset, dy: inset)
        switch resolved {
        case .surrounding: return Self.surrounding._outline(in: rect, container)
        case .automatic, .capsule: return Capsule()._outline(in: rect, container)
        case .circle: return Circle()._outline(in: rect, container)
        case .rounded(let radius):
            return RoundedRectangle(cornerRadius: max(0, radius - inset))._outline(in: rect, container)
        }
    }

    nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.inset += amount
        return copy
    }

    /// What the system makes of the automatic shape.
    nonisolated private var resolved: Kind {
        guard kind == .automatic else { return kind }
        return EnvironmentValues.current.systemPalette == .ios26 ? .capsule : .rounded(radius: 6)
    }

    var isCircle: Bool { kind == .circle }

    fileprivate static let buttonBorder = ButtonBorderShape(.surrounding)

    /// What `buttonBorderShape(_:)` has set: one that asks for itself is the standard.
    nonisolated private static var surrounding: ButtonBorderShape {
        let shape = EnvironmentValues.current.buttonBorderShape
        return shape.kind == .surrounding ? .automatic : shape
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline that bordered buttons have here.
    public static var buttonBorder: ButtonBorderShape { ButtonBorderShape.buttonBorder }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// The label of a bordered button with its border around it.
struct ButtonBorder<Label: View>: View {
    let label: Label
    let role: ButtonRole?
    let isProminent: Bool
    var isFilled = true
    /// Whether it is filled with the tint even where none was set.
    var isTinted = false
    /// What it is filled with instead of a color.
    var glass: Glass?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.tintStyle) private var tint
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let padded =
            content
            .padding(.horizontal, shape.isCircle ? insets.vertical : insets.horizontal)
            .padding(.vertical, insets.vertical)
        if let glass {
            let tint = isProminent && isEnabled ? color : glass.tintColor.map(AnyShapeStyle.init)
            padded.background { GlassBackground(glass: glass, tint: tint, shape: shape) }
        } else {
            padded.background(fill, in: shape)
        }
    }

    @ViewBuilder private var content: some View {
        let content = label.buttonForeground(foreground, isEnabled: isEnabled)
        if controlSize == .mini || controlSize == .small {
            content.font(.subheadline)
        } else {
            content
        }
    }

    /// Points between label and border. Regular: a label of 30 points makes a button of 44 (layout-truths row 32).
    /// The others are UIKit's heights of 28 and 50 around one line of their font.
    private var insets: (horizontal: CGFloat, vertical: CGFloat) {
        switch controlSize {
        case .mini, .small: (10, 5)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
    }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    private var foreground: AnyShapeStyle {
        if isProminent, isEnabled { return AnyShapeStyle(Color.white) }
        // Glass says that it is a button; its label is as plain text is.
        return glass != nil && isEnabled && role != .destructive ? AnyShapeStyle(HierarchicalShapeStyle.primary) : color
    }

    private var fill: AnyShapeStyle {
        if !isFilled { return AnyShapeStyle(Color.clear) }
        if !isEnabled { return AnyShapeStyle(FillShapeStyle(level: 2)) }
        if isProminent { return color }
        // Without a tint of its own it is gray: exactly (233, 233, 235) on white in an iPhone's screenshots.
        return isTinted || tint != nil || role == .destructive
            ? AnyShapeStyle(color.opacity(tintOpacity)) : AnyShapeStyle(FillShapeStyle(level: 1))
    }

    /// The secondary fill's: black buttons of SachinSAgrawal/Custom-Widgets cover 32 % of their dark widgets.
    private var tintOpacity: Double { colorScheme == .dark ? 0.32 : 0.16 }
}
