/// How a group box sets its content apart.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum GroupBoxStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<GroupBoxStyleConfiguration>(DefaultGroupBoxStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(GroupBoxStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}
