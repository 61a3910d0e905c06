/// How a progress view shows its fraction.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration> {
        ErasedStyle { DefaultProgressViewStyle().makeBody(configuration: $0) }
    }
}

extension EnvironmentValues {
    package var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, ErasedStyle { style.makeBody(configuration: $0) })
    }
}
