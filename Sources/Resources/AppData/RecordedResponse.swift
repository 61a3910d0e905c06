import Foundation

/// One answer of a server, and what it answers.
package struct RecordedResponse: Hashable, Sendable {
    package var pattern: RequestPattern
    package var status = 200
    /// In the order of their names.
    package var headers: [Header] = []
    package var body = Data()

    package struct Header: Hashable, Sendable {
        package var name: String
        package var value: String
    }
}

/// Which requests an answer is for.
package struct RequestPattern: Hashable, Sendable {
    /// Upper case; nil for every method.
    package var method: String?
    /// In lower case, without a port that is the scheme's own.
    package var origin: String
    /// As it is written, percent signs and all; one that ends in `*` stands for all that begin so.
    package var path: String
    /// What the request's query must have, whatever else it has.
    package var query: [String: String] = [:]

    /// - Parameter url: An absolute address of http or https; the query counts as required.
    package init?(method: String?, url text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty
        else { return nil }
        self.method = method?.uppercased()
        let port = parts.port.flatMap { $0 == (scheme == "https" ? 443 : 80) ? nil : ":\($0)" } ?? ""
        origin = "\(scheme)://\(host.lowercased())\(port)"
        path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        query = Self.values(parts)
    }

    package func matches(_ request: RequestPattern) -> Bool {
        guard origin == request.origin, method == nil || method == request.method else { return false }
        let isSamePath = path.hasSuffix("*") ? request.path.hasPrefix(path.dropLast()) : request.path == path
        return isSamePath && query.allSatisfy { request.query[$0.key] == $0.value }
    }

    private static func values(_ parts: URLComponents) -> [String: String] {
        (parts.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
    }
}
