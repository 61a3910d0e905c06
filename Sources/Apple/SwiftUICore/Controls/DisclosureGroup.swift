/// Content below a label that shows or hides it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    @State private var isExpandedByItself = false
    private let isExpanded: Binding<Bool>?
    nonisolated(unsafe) private let content: () -> Content
    nonisolated(unsafe) private let label: Label

    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    public var body: some View {
        let isOpen = isExpanded?.wrappedValue ?? isExpandedByItself
        VStack(spacing: ViewSpacing.defaultDistance) {
            HStack(spacing: 0) {
                label
                Spacer(minLength: ViewSpacing.defaultDistance)
                Image(systemName: "chevron.right").imageScale(.small).fontWeight(.semibold)
                    .rotationEffect(isOpen ? .degrees(90) : .zero)
            }
            .foregroundStyle(TintShapeStyle())
            if isOpen { content() }
        }
    }
}

extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
}
