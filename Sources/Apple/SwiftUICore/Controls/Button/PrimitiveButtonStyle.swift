/// How a button looks and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ButtonStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<PrimitiveButtonStyleConfiguration>(DefaultButtonStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(ButtonStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}
