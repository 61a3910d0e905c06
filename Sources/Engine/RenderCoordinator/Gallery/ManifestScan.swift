/// Finds where a manifest's pictures and failures are written, and keeps all else.
struct ManifestScan {
    /// A value in the file, in bytes.
    struct Piece {
        var start: Int64
        var length: Int32
    }

    private(set) var pictures: [Piece] = []
    private(set) var failures: [Piece] = []
    /// The manifest with both lists empty.
    private(set) var rest: [UInt8] = []
    /// Whether the object has come to its end.
    private(set) var isWhole = false

    private enum List {
        case pictures, failures
    }

    private var position: Int64 = 0
    private var depth = 0
    private var isInString = false, isEscaped = false
    /// The bytes of the last string of the outermost object, which may be a key.
    private var key: [UInt8] = []
    private var list: List?
    private var start: Int64 = 0

    /// - Returns: false where this is no JSON that a manifest could be.
    mutating func take(_ bytes: [UInt8]) -> Bool {
        for byte in bytes {
            guard take(byte) else { return false }
            position += 1
        }
        return true
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        // What stands in one of the lists is left out, its brackets are not.
        let isInside = list != nil && depth >= 2
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            if isInString, depth == 1 { key.append(byte) }
            if !isInside { rest.append(byte) }
            return true
        }
        switch byte {
        case UInt8(ascii: "\""):
            guard depth > 0 else { return false }
            isInString = true
            if depth == 1 { key.removeAll(keepingCapacity: true) }
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard !isWhole, depth > 0 || byte == UInt8(ascii: "{"), depth < 512 else { return false }
            if depth == 1, byte == UInt8(ascii: "[") { list = Self.list(key) }
            depth += 1
            if list != nil, depth == 3 { start = position }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            guard depth > 0 else { return false }
            depth -= 1
            if depth == 0 { isWhole = true }
            if depth == 2 { end() }
            if depth == 1, list != nil {
                list = nil
                rest.append(byte)
                return true
            }
        default: break
        }
        if !isInside { rest.append(byte) }
        return true
    }

    private mutating func end() {
        let piece = Piece(start: start, length: Int32(clamping: position - start + 1))
        switch list {
        case .pictures: pictures.append(piece)
        case .failures: failures.append(piece)
        case nil: break
        }
    }

    private static func list(_ key: [UInt8]) -> List? {
        if key.elementsEqual("pictures".utf8) { return .pictures }
        return key.elementsEqual("failures".utf8) ? .failures : nil
    }
}
