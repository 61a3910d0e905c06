nonisolated extension View {
    private func previewOptions(_ change: (inout PreviewOptions) -> Void) -> some View {
        var options = PreviewOptions()
        change(&options)
        return modifier(PreviewOptionsModifier(options: options))
    }

    public func previewContext<C: PreviewContext>(_ value: C) -> some View { previewOptions { $0.context = value } }
    public func previewDisplayName(_ value: String?) -> some View { previewOptions { $0.displayName = value } }
    public func previewLayout(_ value: PreviewLayout) -> some View { previewOptions { $0.layout = value } }
    public func previewDevice(_ value: PreviewDevice?) -> some View { previewOptions { $0.device = value } }

    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        previewOptions { $0.orientation = value }
    }
}
