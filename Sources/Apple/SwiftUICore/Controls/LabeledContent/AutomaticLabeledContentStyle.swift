/// The label at the leading edge, the value in the secondary color at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if EnvironmentValues.current.labelsHidden {
            configuration.content
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(alignment: .leading) { configuration.label }
                Spacer(minLength: ViewSpacing.defaultDistance)
                configuration.content.foregroundStyle(.secondary)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}
