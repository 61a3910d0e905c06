/// A rounded box on a fill, its label in bold above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

    /// 16 points of padding, the default, and corners of 8, as UIKit's grouped boxes have them: Apple publishes
    /// neither.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: ViewSpacing.defaultDistance) {
            if !configuration.label.isEmpty { configuration.label.font(.headline) }
            VStack { configuration.content }
        }
        .padding()
        .background(Color(source: .system(.background(level: 1))), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { .init() }
}
