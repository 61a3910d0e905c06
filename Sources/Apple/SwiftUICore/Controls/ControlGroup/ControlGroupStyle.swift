/// How controls that belong together are arranged.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ControlGroupStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<ControlGroupStyleConfiguration>(AutomaticControlGroupStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(ControlGroupStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}
