extension DisplayRepresentation {
    /// The picture beside a value's title.
    public struct Image: Equatable, Sendable {
        public enum DisplayStyle: Hashable, Sendable {
            case circular, `default`
        }

        package enum Source: Equatable, Sendable {
            case named(String)
            case systemName(String)
            case url(URL)
            case data(Data)
        }

        package let source: Source
        package let isTemplate: Bool?

        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate) = (.named(name), isTemplate)
        }

        public init(systemName: String, isTemplate: Bool? = nil) {
            (source, self.isTemplate) = (.systemName(systemName), isTemplate)
        }

        public init(
            url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            (source, self.isTemplate) = (.url(url), isTemplate)
        }

        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate) = (.data(data), isTemplate)
        }
    }
}
