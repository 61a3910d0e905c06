/// How a label arranges its icon and title.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum LabelStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<LabelStyleConfiguration>(DefaultLabelStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(LabelStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}
