/// What `ForEach(subviews:)` goes over: known when the views are resolved, and empty until then.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { fatalError("there is no subview before the views are resolved") }
}

/// What `ForEach(sections:)` goes over: known when the views are resolved, and empty until then.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        fatalError("there is no section before the views are resolved")
    }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    /// A view for each of the views of `view`.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(
            data: ForEachSubviewCollection(), content: content, id: \.id,
            resolveElements: { inputs, list in
                let reader = _SubviewsReader(base: view) {
                    ForEach<[Subview], Subview.ID, Content>($0, content: content)
                }
                _SubviewsReader._resolve(reader, inputs, into: &list)
            })
    }
}

extension ForEach
where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    /// A view for each of the sections of `view`.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) {
        self.init(
            data: ForEachSectionCollection(), content: content, id: \.id,
            resolveElements: { inputs, list in
                let reader = _SubviewsReader(base: view) {
                    ForEach<SectionCollection, SectionConfiguration.ID, Content>(
                        SectionCollection($0), content: content)
                }
                _SubviewsReader._resolve(reader, inputs, into: &list)
            })
    }
}
