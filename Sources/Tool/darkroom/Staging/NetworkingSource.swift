import SwiftText

/// What URLSession has on Apple's systems and FoundationNetworking lacks: compiled with the widget that uses it, since
/// the runtime itself does not load FoundationNetworking and its 25 libraries.
struct NetworkingSource {
    static let fileName = "URLSession+Apple.generated.swift"

    /// nil where no file needs it.
    let text: String?

    /// Whether the files name anything of the network, or read contents of web addresses.
    static func usesNetwork(_ files: some Sequence<SourceFile>) -> Bool {
        files.contains { file in names.contains { file.hasWord($0, orLonger: true) } }
            || files.contains { file in
                file.hasWord("contentsOf")
            }
                && files.contains { file in
                    file.tokens.contains { token in
                        token.kind == .string && ["http://", "https://"].contains { file[token].contains($0) }
                    }
                }
    }

    private static let names: [StaticString] = [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
        "URLAuthenticationChallenge", "HTTPURLResponse", "HTTPCookie"
    ]

    init(_ files: some Sequence<SourceFile>) {
        var parts: [String] = []
        if files.contains(where: { $0.hasWord("dataTaskPublisher") || $0.hasWord("DataTaskPublisher") }) {
            parts.append(Self.publisher)
        }
        let conforms = files.contains(where: Self.extendsConformance)
        if conforms || files.contains(where: Self.awaitsAnswers) { parts.append(Self.requests) }
        if conforms { parts.append(Self.requirements) }
        if files.contains(where: { $0.hasWord("dataTask") || $0.hasWord("dataTaskPublisher") }) {
            parts.append(Self.localFiles)
        }
        if files.contains(where: Self.readsBytes) { parts.append(Self.bytes) }
        if files.contains(where: Self.hasSettings) { parts.append(Self.settings) }
        if files.contains(where: { $0.hasWord("URLCache") }) { parts.append(Self.cache) }
        guard !parts.isEmpty else {
            text = nil
            return
        }
        let whole =
            (["import Combine\nimport Foundation\nimport FoundationNetworking\n"] + parts).joined(separator: "\n")
        // A public protocol that a session is made to conform to needs them to be public; where nothing does, they are
        // for their module alone, as other modules have their own.
        text = conforms ? whole : whole.replacing("public ", with: "")
    }

    /// `extension URLSession: Fetching`.
    private static func extendsConformance(_ file: SourceFile) -> Bool {
        file.tokens("extension").contains { file.isToken($0 + 1, "URLSession") && file.isToken($0 + 2, ":") }
    }

    /// `bytes(for: …)`, `bytes(from: …)`, or the type of what they answer.
    static func readsBytes(_ file: SourceFile) -> Bool {
        file.hasWord("AsyncBytes")
            || file.tokens("bytes").contains { index in
                file.isToken(index + 1, "(") && (file.isToken(index + 2, "for") || file.isToken(index + 2, "from"))
                    && file.isToken(index + 3, ":")
            }
    }

    private static func hasSettings(_ file: SourceFile) -> Bool {
        file.tokens(".").contains { file.isToken($0 + 1, in: settingNames) }
    }

    private static let settingNames: Set = [
        "waitsForConnectivity", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
        "allowsUltraConstrainedNetworkAccess", "sharedContainerIdentifier", "sessionSendsLaunchEvents",
        "shouldUseExtendedBackgroundIdleMode", "assumesHTTP3Capable", "requiresDNSSECValidation"
    ]

    /// What tells a device when and how to use its radio: no answer depends on it here.
    private static let settings = """
        nonisolated extension URLSessionConfiguration {
            var waitsForConnectivity: Bool { get { kept("waits", false) } set { keep(newValue, "waits") } }
            var allowsExpensiveNetworkAccess: Bool {
                get { kept("expensive", true) } set { keep(newValue, "expensive") }
            }
            var allowsConstrainedNetworkAccess: Bool {
                get { kept("constrained", true) } set { keep(newValue, "constrained") }
            }
            var allowsUltraConstrainedNetworkAccess: Bool {
                get { kept("ultra", false) } set { keep(newValue, "ultra") }
            }
            var sessionSendsLaunchEvents: Bool { get { kept("launches", true) } set { keep(newValue, "launches") } }
            var shouldUseExtendedBackgroundIdleMode: Bool { get { kept("idle", false) } set { keep(newValue, "idle") } }
            var requiresDNSSECValidation: Bool { get { kept("dnssec", false) } set { keep(newValue, "dnssec") } }
            var sharedContainerIdentifier: String? {
                get { kept("container", nil) } set { keep(newValue, "container") }
            }

            private var settings: [String: Any] { (objc_getAssociatedObject(self, Self.key) as? [String: Any]) ?? [:] }
            private func kept<Value>(_ name: String, _ usual: Value) -> Value { settings[name] as? Value ?? usual }
            private func keep<Value>(_ value: Value, _ name: String) {
                var changed = settings
                changed[name] = value
                objc_setAssociatedObject(self, Self.key, changed, .OBJC_ASSOCIATION_RETAIN)
            }
            nonisolated(unsafe) private static let key = UnsafeRawPointer(
                UnsafeMutablePointer<Bool>.allocate(capacity: 1))
        }

        nonisolated extension URLRequest {
            var allowsExpensiveNetworkAccess: Bool { get { true } set {} }
            var allowsConstrainedNetworkAccess: Bool { get { true } set {} }
            var allowsUltraConstrainedNetworkAccess: Bool { get { false } set {} }
            var assumesHTTP3Capable: Bool { get { false } set {} }
            var requiresDNSSECValidation: Bool { get { false } set {} }
        }

        """

    private static let cache = """
        nonisolated extension URLCache {
            public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
                self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
            }
        }

        """

    private static let publisher = """
        nonisolated extension URLSession {
            public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
                dataTaskPublisher(for: URLRequest(url: url))
            }

            public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
                DataTaskPublisher(request: request, session: self)
            }

            nonisolated public struct DataTaskPublisher: Combine.Publisher {
                public typealias Output = (data: Data, response: URLResponse)
                public typealias Failure = URLError

                public let request: URLRequest
                public let session: URLSession

                public func receive<S: Combine.Subscriber>(subscriber: S)
                where S.Input == (data: Data, response: URLResponse), S.Failure == URLError {
                    let subscription = DataTaskSubscription()
                    let task = session.dataTask(with: request) { data, response, error in
                        guard !subscription.isCancelled else { return }
                        if let data, let response, error == nil {
                            _ = subscriber.receive((data: data, response: response))
                            subscriber.receive(completion: .finished)
                        } else {
                            subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
                        }
                    }
                    subscriber.receive(subscription: subscription)
                    task.resume()
                }
            }

            /// The task of one that is cancelled ends by itself; to cancel it too is not safe, see RequestAnswer.
            private nonisolated final class DataTaskSubscription: Combine.Subscription, @unchecked Sendable {
                private let lock = NSLock()
                private var cancelled = false
                var isCancelled: Bool { lock.withLock { cancelled } }
                func request(_ demand: Combine.Subscribers.Demand) {}
                func cancel() { lock.withLock { cancelled = true } }
            }
        }

        """

    private static let bytes = """
        nonisolated extension URLSession {
            /// The bytes of an answer, all of which have come before the first is handed out.
            nonisolated public struct AsyncBytes: AsyncSequence, Sendable {
                public typealias Element = UInt8
                let data: Data

                nonisolated public struct AsyncIterator: AsyncIteratorProtocol {
                    var rest: Data.Iterator
                    public mutating func next() async throws -> UInt8? { rest.next() }
                }

                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

                private var text: String { String(decoding: data, as: UTF8.self) }
                public var characters: AsyncThrowingStream<Character, any Error> { Self.stream(text) }
                public var unicodeScalars: AsyncThrowingStream<Unicode.Scalar, any Error> {
                    Self.stream(text.unicodeScalars)
                }
                /// Without those that are empty.
                public var lines: AsyncThrowingStream<String, any Error> {
                    Self.stream(text.split(whereSeparator: \\.isNewline).map(String.init))
                }

                private static func stream<S: Sequence>(_ elements: S) -> AsyncThrowingStream<S.Element, any Error> {
                    AsyncThrowingStream { continuation in
                        for element in elements { continuation.yield(element) }
                        continuation.finish()
                    }
                }
            }

            public func bytes(
                from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (AsyncBytes, URLResponse) {
                try await bytes(for: URLRequest(url: url), delegate: delegate)
            }

            public func bytes(
                for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (AsyncBytes, URLResponse) {
                let (data, response) = try await data(for: request, delegate: delegate)
                return (AsyncBytes(data: data), response)
            }
        }

        """
}
