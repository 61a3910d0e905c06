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
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(ToggleStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}
