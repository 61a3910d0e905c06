import Foundation
import Glibc
import SystemSupport

/// A request as it comes in over a socket.
struct ReceivedRequest {
    let method: String
    /// The path with its query.
    let target: String
    let host: String

    /// Reads the head and takes the body off the socket; nil where the connection ends before.
    init?(from socket: Int32) {
        var bytes: [UInt8] = []
        let end: [UInt8] = Array("\r\n\r\n".utf8)
        var headEnd: Int?
        while headEnd == nil {
            guard bytes.count < 1 << 20, Self.read(socket, into: &bytes) else { return nil }
            headEnd = Self.position(of: end, in: bytes)
        }
        let head = String(decoding: bytes[..<headEnd!], as: UTF8.self)
        let lines = head.split(separator: "\r\n"), words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces)
        }
        (method, target, host) = (String(words[0]), String(words[1]), headers["host"] ?? "")

        if headers["expect"]?.lowercased() == "100-continue" {
            ReceivedRequest.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: socket)
        }
        var body = Array(bytes[(headEnd! + end.count)...])
        if headers["transfer-encoding"]?.lowercased() == "chunked" {
            while !body.ends(with: Array("0\r\n\r\n".utf8)) { guard Self.read(socket, into: &body) else { return nil } }
        } else if let length = headers["content-length"].flatMap(Int.init) {
            while body.count < length { guard Self.read(socket, into: &body) else { return nil } }
        }
    }

    private static func read(_ socket: Int32, into bytes: inout [UInt8]) -> Bool {
        guard let piece = DescriptorIO.read(socket), !piece.isEmpty else { return false }
        bytes += piece
        return true
    }

    private static func position(of pattern: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= pattern.count else { return nil }
        return (0...bytes.count - pattern.count).first { bytes[$0..<$0 + pattern.count].elementsEqual(pattern) }
    }

    static func write(_ data: Data, to socket: Int32) {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var rest = bytes[...]
            while !rest.isEmpty {
                // A client that has gone must not end this process.
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = DescriptorIO.uninterrupted { send(socket, start, rest.count, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}

extension Array where Element == UInt8 {
    fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
