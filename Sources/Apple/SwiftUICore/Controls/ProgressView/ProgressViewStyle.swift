/// How a progress view shows its fraction.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ProgressViewStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<ProgressViewStyleConfiguration>(DefaultProgressViewStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(ProgressViewStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}
