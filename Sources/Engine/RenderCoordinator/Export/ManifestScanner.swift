import Foundation
import Glibc
import SystemSupport

/// The pictures that a manifest of any version lists, read piece by piece: the manifest of 100,000 pictures takes 100 MB,
/// and more than that once it is decoded.
struct ManifestFiles {
    /// A picture of the list.
    struct Element {
        var file: String
        /// The bytes of what the manifest says of it.
        var range: Range<Int>
    }

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
    private var report: (Element) -> Void
    /// The number of the byte that is read.
    private var position = 0
    private var elementStart = 0
    private var elementFile: String?
    private var listStart = 0
    private var list: Range<Int>?

    /// Calls `body` with each file that a manifest lists.
    /// - Returns: whether the manifest is whole.
    static func read(_ path: String, _ body: @escaping (String) -> Void) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return read(descriptor) { body($0.file) } != nil
    }

    /// Calls `body` with each picture that a manifest lists.
    /// - Returns: the bytes of the list, with its brackets, which are none where there is no list; nil where the manifest
    ///   is not whole.
    static func read(_ descriptor: Int32, _ body: @escaping (Element) -> Void) -> Range<Int>? {
        var reader = ManifestFiles(report: body)
        while let bytes = DescriptorIO.read(descriptor) {
            if bytes.isEmpty { return reader.hasEnded ? reader.list ?? 0..<0 : nil }
            for byte in bytes {
                guard reader.take(byte) else { return nil }
                reader.position += 1
            }
        }
        return nil
    }

    private init(report: @escaping (Element) -> Void) { self.report = report }

    private var isInPictures: Bool {
        guard containers.count == 2, case .object("pictures") = containers[0], case .list = containers[1] else {
            return false
        }
        return true
    }

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
            if isInPictures { (elementStart, elementFile) = (position, nil) }
            containers.append(.object(key: nil))
        case UInt8(ascii: "["):
            guard !containers.isEmpty else { return false }
            containers.append(.list)
            if isInPictures { listStart = position }
        case UInt8(ascii: "}"):
            guard case .object? = containers.popLast() else { return false }
            hasEnded = containers.isEmpty
            if let file = elementFile, isInPictures {
                elementFile = nil
                report(Element(file: file, range: elementStart..<position + 1))
            }
        case UInt8(ascii: "]"):
            let isPictures = isInPictures
            guard case .list? = containers.popLast() else { return false }
            if isPictures { list = listStart..<position + 1 }
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
            elementFile = elementFile ?? file
        }
    }

    private func decoded() -> String? {
        guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
        return try? JSONDecoder().decode(String.self, from: Data([UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]))
    }
}
