import Geometry

/// How a toggle shows whether it is on.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ToggleStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<ToggleStyleConfiguration>(DefaultToggleStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    /// Sets the style of toggles in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(ToggleStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
    /// The label that the toggle was given, as a view.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public var isMixed: Bool
}

/// The style of toggles that are given none: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { .init() }
}

/// A button with a border while the toggle is on and without one while it is off.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonBorder(
            label: configuration.label, role: nil, isProminent: false,
            isFilled: configuration.isOn || configuration.isMixed, isTinted: true)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { .init() }
}

/// The label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if EnvironmentValues.current.labelsHidden {
            SwitchView(isOn: configuration.isOn, tint: tint)
        } else {
            HStack(spacing: 0) {
                configuration.label
                Spacer(minLength: ViewSpacing.defaultDistance)
                SwitchView(isOn: configuration.isOn, tint: tint)
            }
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { .init() }
}

/// A switch as iOS draws it: green when on unless the view is tinted.
struct SwitchView: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.tintStyle) private var inheritedTint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.systemPalette) private var palette

    /// Since iOS 26 as measured in `PrivacyView.test/testUI.light` of home-assistant/iOS d722d781: the thumb lies flat,
    /// without a shadow. Before that apple-metrics §3 for the track; the thumb is looked at, not measured.
    private var measures: (track: CGSize, thumb: CGSize, shadow: CGFloat) {
        palette == .ios26
            ? (CGSize(width: 63, height: 28), CGSize(width: 37, height: 24), 0)
            : (CGSize(width: 51, height: 31), CGSize(width: 27, height: 27), 0.15)
    }

    var body: some View {
        let (track, thumb, shadow) = measures
        Capsule().fill(fill)
            .frame(width: track.width, height: track.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                thumbShape(shadow: shadow)
                    .frame(width: thumb.width, height: thumb.height)
                    .padding(.horizontal, (track.height - thumb.height) / 2)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }

    @ViewBuilder private func thumbShape(shadow: CGFloat) -> some View {
        if shadow > 0 {
            Capsule().fill(Color.white).shadow(color: .black.opacity(shadow), radius: 2, x: 0, y: 1)
        } else {
            Capsule().fill(Color.white)
        }
    }

    private var fill: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(FillShapeStyle(level: 1)) }
        return tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(Color.green)
    }
}
