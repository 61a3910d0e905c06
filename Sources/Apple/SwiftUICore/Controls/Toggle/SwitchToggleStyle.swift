import Geometry

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
