import Foundation
import SystemSupport

/// Who may ask a session anything: pages that were opened with its address, in a browser of this machine.
package struct WatchAccess: Sendable {
    /// 32 hexadecimal digits that nobody can guess; the first part of every path.
    package let token: String
    /// The values of the header Host under which the session is reached. A page of another site whose name was made to
    /// lead here brings its own.
    private let hosts: Set<String>

    package init(port: UInt16, token: String = Self.newToken()) {
        self.token = token
        hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    }

    /// The address of the page.
    package func address(port: UInt16) -> String { "http://127.0.0.1:\(port)/\(token)/" }

    package static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        return bytes.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
    }

    /// Whether a request is for this server, by its header Host and, where a browser says it, the origin of its page.
    func isOwn(host: String?, origin: String?) -> Bool {
        guard let host, hosts.contains(host) else { return false }
        return origin.map { $0 == "http://\(host)" } ?? true
    }

    /// What of a path is behind the token; nil where the token is another. How long the answer takes does not tell how
    /// much of the token is right.
    func rest(of path: String) -> String? {
        let given = Array(path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") }), wanted = Array(token.utf8)
        var difference = given.count == wanted.count ? 0 : 1 as UInt8
        for index in wanted.indices { difference |= wanted[index] ^ (index < given.count ? given[index] : 0) }
        guard difference == 0, path.utf8.first == UInt8(ascii: "/") else { return nil }
        return String(decoding: path.utf8.dropFirst(1 + wanted.count), as: UTF8.self)
    }
}
