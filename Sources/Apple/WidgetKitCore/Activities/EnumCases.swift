import AppIntents
import RenderModel

/// The values of enumerations that do not list them.
enum EnumCases {
    /// The value with a number, counted from 0, of an enumeration none of whose cases has values of its own; nil for
    /// other types and beyond the last.
    ///
    /// What the runtime knows of a type tells how many cases there are: its description, the second word behind the
    /// kind, holds the number of cases with values in its sixth, that of the others in its seventh half word. A value
    /// is one byte that counts them, and none where there is one case.
    static func value<T>(of type: T.Type, at index: Int) -> T? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self), enumeration = 0x201
        guard metadata.load(as: Int.self) == enumeration else { return nil }
        let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let withValues = description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let others = description.load(fromByteOffset: 24, as: UInt32.self)
        guard withValues == 0, (0..<Int(min(others, 256))).contains(index), MemoryLayout<T>.size <= 1 else { return nil }
        return withUnsafeBytes(of: UInt8(index)) { $0.baseAddress!.assumingMemoryBound(to: T.self).pointee }
    }

    /// The first value of an enumeration of raw values, and how it is written.
    static func first<T>(of type: T.Type) -> (value: T, json: JSONValue)? {
        guard type is any RawRepresentable.Type, let value = value(of: type, at: 0),
            let raw = (value as? any RawRepresentable)?.rawValue
        else { return nil }
        let json = (raw as? String).map(JSONValue.string) ?? (raw as? any BinaryInteger).map { .integer(Int($0)) }
            ?? (raw as? Double).map(JSONValue.number)
        return json.map { (value, $0) }
    }
}
