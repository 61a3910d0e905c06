/// Text to edit, which a widget does not show.
public struct TextEditor: View {
    nonisolated public init(text: Binding<String>) {}
    public var body: some View { UnsupportedView(name: "TextEditor", extent: .all) }
}
