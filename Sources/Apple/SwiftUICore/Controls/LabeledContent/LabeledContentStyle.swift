/// How a value and its label stand together.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum LabeledContentStyleKey: ControlStyleKey {
    @MainActor static let automatic = ControlStyle<LabeledContentStyleConfiguration>(AutomaticLabeledContentStyle()) {
        $0.makeBody(configuration: $1)
    }
}

nonisolated extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(LabeledContentStyleKey.self, style) { $0.makeBody(configuration: $1) }
    }
}
