nonisolated extension View {
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
