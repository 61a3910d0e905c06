import Foundation
import Glibc
import SystemSupport

/// Finds where a manifest of any version says something of its pictures and its failures, reading it piece by piece: the
/// manifest of 100,000 pictures takes 100 MB, and more than that once it is decoded.
struct ManifestScanner {
    enum List: String, CaseIterable {
        case pictures, failures
    }

    /// A value of a list.
    struct Element {
        var list: List
        /// The picture's path; nil where it has none.
        var file: String?
        /// The bytes of what the manifest says of it.
        var range: Range<Int>
    }

    enum Problem: Error {
        /// What the system says.
        case unreadable(String)
        /// The text cannot be a manifest, or is cut off.
        case broken
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
    /// The list whose values are being read.
    private var list: List?
    private var lists: [List: Range<Int>] = [:]

    /// JSON that is nested deeper is none of ours; Foundation decodes no deeper one either.
    private static let deepest = 512

    /// Calls `body` with each value of both lists.
    /// - Returns: the bytes of the lists that there are, with their brackets.
    static func scan(_ file: RecordFile, _ body: @escaping (Element) -> Void) throws(Problem) -> [List: Range<Int>] {
        lseek(file.descriptor, 0, SEEK_SET)
        var scanner = ManifestScanner(report: body)
        while true {
            guard let bytes = DescriptorIO.read(file.descriptor, atMost: 256 << 10) else {
                throw .unreadable(String(cString: strerror(errno)))
            }
            if bytes.isEmpty { break }
            guard bytes.withUnsafeBufferPointer({ scanner.take($0) }) else { throw .broken }
        }
        guard scanner.hasEnded else { throw .broken }
        return scanner.lists
    }

    /// Calls `body` with the path of each picture.
    /// - Returns: whether the manifest is whole.
    static func files(of path: String, _ body: @escaping (String) -> Void) -> Bool {
        guard let file = RecordFile(path) else { return false }
        let lists = try? scan(file) { element in
            if element.list == .pictures, let file = element.file { body(file) }
        }
        return lists != nil
    }

    private init(report: @escaping (Element) -> Void) { self.report = report }

    /// The list that a value two containers deep stands in.
    private var listHere: List? {
        guard containers.count == 2, case .object(let key?) = containers[0], case .list = containers[1] else {
            return nil
        }
        return List(rawValue: key)
    }

    /// - Returns: false where the text cannot be a manifest.
    private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let unread = index
            // Most of a manifest is what lines are indented by, and strings that nobody asks for.
            if !isInString {
                while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
            } else if containers.count > 3, !isEscaped {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") {
                    index += 1
                }
            }
            position += index - unread
            guard index < bytes.count else { break }
            guard take(bytes[index]) else { return false }
            (index, position) = (index + 1, position + 1)
        }
        return true
    }

    /// - Returns: false where the text cannot be a manifest.
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
            guard !hasEnded, containers.count < Self.deepest else { return false }
            if list != nil, containers.count == 2 { (elementStart, elementFile) = (position, nil) }
            containers.append(.object(key: nil))
        case UInt8(ascii: "["):
            guard !containers.isEmpty, containers.count < Self.deepest else { return false }
            containers.append(.list)
            if containers.count == 2 { (list, listStart) = (listHere, position) }
        case UInt8(ascii: "}"):
            guard case .object? = containers.popLast() else { return false }
            hasEnded = containers.isEmpty
            if let list, containers.count == 2 {
                report(Element(list: list, file: elementFile, range: elementStart..<position + 1))
            }
        case UInt8(ascii: "]"):
            guard case .list? = containers.popLast() else { return false }
            if let ended = list, containers.count == 1 { (list, lists[ended]) = (nil, listStart..<position + 1) }
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
        } else if containers.count == 3, key == "file", list == .pictures {
            elementFile = elementFile ?? decoded()
        }
    }

    private func decoded() -> String? {
        guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
        return try? JSONDecoder().decode(String.self, from: Data([UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]))
    }
}

extension RecordFile {
    /// A manifest without the values of lists that `ManifestScanner` has found.
    func bytes(without lists: [Range<Int>]) -> Data {
        var result = Data(), position = 0
        for list in lists.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            result += bytes(position..<list.lowerBound) + Data("[]".utf8)
            position = list.upperBound
        }
        return result + bytes(position..<size)
    }
}
