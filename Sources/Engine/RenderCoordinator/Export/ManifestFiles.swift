import Foundation
import Glibc
import SystemSupport

/// The pictures' files that a manifest of any version lists, read piece by piece: the manifest of 100,000 pictures
/// takes 100 MB, and more than that once it is decoded.
struct ManifestFiles {
    private enum Container {
        /// With the key whose value comes next; nil where a key does.
        case object(key: String?)
        case list
    }

    private var containers: [Container] = []
    /// The bytes of the string that is being read, where it may matter.
    private var text: [UInt8] = []
    private var isInString = false, isEscaped = false
    private var hasEnded = false
    private var report: (String) -> Void

    /// Calls `body` with each file that a manifest lists.
    /// - Returns: whether the manifest is whole.
    static func read(_ path: String, _ body: @escaping (String) -> Void) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var reader = ManifestFiles(report: body)
        while let bytes = DescriptorIO.read(descriptor) {
            if bytes.isEmpty { return reader.hasEnded }
            for byte in bytes {
                guard reader.take(byte) else { return false }
            }
        }
        return false
    }

    private init(report: @escaping (String) -> Void) { self.report = report }

    /// - Returns: false where this is no JSON that a manifest could be.
    private mutating func take(_ byte: UInt8) -> Bool {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
                endString()
                return true
            }
            // What nobody asks for is deeper down, and may be long.
            if containers.count <= 3 { text.append(byte) }
            return true
        }
        switch byte {
        case UInt8(ascii: "\""):
            guard !containers.isEmpty else { return false }
            isInString = true
            text.removeAll(keepingCapacity: true)
        case UInt8(ascii: "{"):
            guard !hasEnded else { return false }
            containers.append(.object(key: nil))
        case UInt8(ascii: "["):
            guard !containers.isEmpty else { return false }
            containers.append(.list)
        case UInt8(ascii: "}"):
            guard case .object? = containers.popLast() else { return false }
            hasEnded = containers.isEmpty
        case UInt8(ascii: "]"):
            guard case .list? = containers.popLast() else { return false }
        case UInt8(ascii: ","):
            if case .object? = containers.last { containers[containers.count - 1] = .object(key: nil) }
        default: break
        }
        return true
    }

    private mutating func endString() {
        guard containers.count <= 3, case .object(let key)? = containers.last else { return }
        if key == nil {
            containers[containers.count - 1] = .object(key: decoded() ?? "")
        } else if containers.count == 3, key == "file", case .object("pictures") = containers[0],
            case .list = containers[1], let file = decoded() {
            report(file)
        }
    }

    private func decoded() -> String? {
        guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
        return try? JSONDecoder().decode(String.self, from: Data([UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]))
    }
}
