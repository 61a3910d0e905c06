import ActivityKit
import AppIntents
import Foundation
import RenderModel

extension ActivityTemplate {
    /// nil where the types decode themselves in a way that cannot be followed.
    init?(for type: any ActivityAttributes.Type) {
        guard let text = Self.text(for: type) else { return nil }
        self.init(text: text, isState: Self.isState(type))
    }

    private static func isState(_ type: any ActivityAttributes.Type) -> Bool {
        func decodes<Value: Decodable>(_ type: Value.Type) -> Bool {
            guard let json = json(for: type) else { return false }
            return (try? JSONDecoder().decode(Value.self, from: Data(json.utf8))) != nil
        }
        func both<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> Bool {
            decodes(Attributes.self) && decodes(Attributes.ContentState.self)
        }
        return both(type)
    }

    static func text(for type: any ActivityAttributes.Type) -> String? {
        func parts<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> String? {
            guard let attributes = json(for: Attributes.self), let state = json(for: Attributes.ContentState.self)
            else { return nil }
            return "{\"attributes\": \(attributes), \"contentState\": \(state)}"
        }
        return parts(type)
    }

    private static func json(for type: any Decodable.Type) -> String? {
        let probe = DecodingProbe()
        let isDecoded = (try? DecodingProbe.decoded(type, probe.found, [])) != nil
        // A type without properties asks for nothing; one that refuses a neutral value has asked for some by then.
        guard let found = probe.found.value else { return isDecoded ? "{}" : nil }
        guard case .object = found else { return nil }
        return found.text
    }
}

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
        guard withValues == 0, (0..<Int(min(others, 256))).contains(index), MemoryLayout<T>.size <= 1 else {
            return nil
        }
        return withUnsafeBytes(of: UInt8(index)) { $0.baseAddress!.assumingMemoryBound(to: T.self).pointee }
    }

    /// The first value of an enumeration of raw values, and how it is written.
    static func first<T>(of type: T.Type) -> (value: T, json: JSONValue)? {
        guard type is any RawRepresentable.Type, let value = value(of: type, at: 0),
            let raw = (value as? any RawRepresentable)?.rawValue
        else { return nil }
        let json =
            (raw as? String).map(JSONValue.string) ?? (raw as? any BinaryInteger).map { .integer(Int($0)) }
            ?? (raw as? Double).map(JSONValue.number)
        return json.map { (value, $0) }
    }
}
