/// Opens a universal link.
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }

    @Parameter(title: "URL") package var url: URL

    public init() {}

    public init(_ url: URL) { self.url = url }

    public func perform() async throws -> some IntentResult { .result() }
}
