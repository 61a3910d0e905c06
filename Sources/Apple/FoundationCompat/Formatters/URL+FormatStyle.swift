import Foundation

extension URL {
    /// A part of a URL.
    public enum FormatStyleComponent: Codable, Hashable, Sendable {
        case scheme, user, password, host, port, path, query, fragment
    }
}

extension URL {
    /// Writes the parts of a URL that are chosen, as Apple documents it: without choices, neither the user nor the password,
    /// the query, the fragment or a port of the web.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        public typealias Component = FormatStyleComponent

        /// When a part is shown.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate enum Rule: Codable, Hashable {
                case always, never, omitIfHTTPFamily
                case displayWhen(Component, Set<String>), omitWhen(Component, Set<String>)
            }
            fileprivate var rule: Rule

            public static var always: Self { Self(rule: .always) }
            public static var never: Self { Self(rule: .never) }
            public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(rule: .displayWhen(component, requirements))
            }
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(rule: .omitWhen(component, requirements))
            }

            public var description: String { "\(rule)" }

            fileprivate func shows(_ url: URL) -> Bool {
                switch rule {
                case .always: true
                case .never: false
                case .omitIfHTTPFamily: !["http", "https"].contains(url.scheme?.lowercased())
                case .displayWhen(let component, let values): url.text(of: component).map(values.contains) ?? false
                case .omitWhen(let component, let values): !(url.text(of: component).map(values.contains) ?? false)
                }
            }
        }

        /// When the host is shown, and how much of it.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate var option = ComponentDisplayOption.always
            fileprivate var omitted: Set<String> = []
            fileprivate var isDeep = false
            fileprivate var condition: ComponentDisplayOption?

            public static var always: Self { Self() }
            public static var never: Self { Self(option: .never) }
            public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .displayWhen(component, matches: requirements))
            }
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .omitWhen(component, matches: requirements))
            }
            /// - Parameter includeMultiLevelSubdomains: whether all names before the domain's two go where the first one is
            ///   one of those.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> Self { Self(omitted: subdomainsToOmit, isDeep: omitMultiLevelSubdomains) }
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [],
                includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
                when component: Component, matches requirements: Set<String>
            ) -> Self {
                Self(
                    omitted: subdomainsToOmit, isDeep: omitMultiLevelSubdomains,
                    condition: .displayWhen(component, matches: requirements))
            }

            public var description: String { "\(option) without \(omitted.sorted())" }

            fileprivate func text(_ url: URL) -> String? {
                guard option.shows(url), let host = url.host() else { return nil }
                let names = host.split(separator: ".", omittingEmptySubsequences: false)
                guard names.count > 2, omitted.contains(String(names[0])), condition?.shows(url) ?? true else {
                    return host
                }
                return names.suffix(isDeep ? 2 : names.count - 1).joined(separator: ".")
            }
        }

        private var scheme, user, password, port, path, query, fragment: ComponentDisplayOption
        private var host: HostDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        public func format(_ value: URL) -> String {
            func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
                option.shows(value) ? value.text(of: component) : nil
            }
            var authority = shown(.user, user) ?? ""
            if let password = shown(.password, password) { authority += ":" + password }
            if !authority.isEmpty { authority += "@" }
            authority += host.text(value) ?? ""
            if let port = shown(.port, port) { authority += ":" + port }
            let name = shown(.scheme, scheme)
            var text = name.map { authority.isEmpty ? $0 + ":" : $0 + "://" } ?? ""
            text += authority + (shown(.path, path) ?? "")
            if let query = shown(.query, query) { text += "?" + query }
            if let fragment = shown(.fragment, fragment) { text += "#" + fragment }
            return text
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.password, strategy) }
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(\.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(\.fragment, strategy) }
        /// Changes nothing: URLs are the same in all languages.
        public func locale(_ locale: Locale) -> Self { self }

        private func with<Value>(_ part: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
            var result = self
            result[keyPath: part] = value
            return result
        }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == URL {
        style.format(self)
    }

    fileprivate func text(of component: FormatStyleComponent) -> String? {
        switch component {
        case .scheme: scheme
        case .user: user()
        case .password: password()
        case .host: host()
        case .port: port.map { String($0) }
        case .path: path().isEmpty ? nil : path()
        case .query: query()
        case .fragment: fragment()
        }
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    public static var url: Self { .init() }
}
