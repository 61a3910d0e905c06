/// A view that may stand for nothing, such as the label of a configuration that has none.
protocol OptionalSlot {
    var isEmpty: Bool { get }
}

extension EmptyView: OptionalSlot {
    var isEmpty: Bool { true }
}

extension AnyView {
    /// A slot of a control's configuration; nil where `view` stands for nothing.
    nonisolated init?<V: View>(slot view: V) {
        if (view as? any OptionalSlot)?.isEmpty == true { return nil }
        self.init(view)
    }
}
