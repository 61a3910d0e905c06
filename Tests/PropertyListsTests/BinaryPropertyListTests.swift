import Foundation
import Testing

@testable import PropertyLists

/// Foundation reads where nothing is in binary lists that are damaged: they are looked through first.
struct BinaryPropertyListTests {
    private nonisolated(unsafe) static let values: [String: Any] = [
        "text": "word", "wide": "Wörter – 日本", "list": [1, -2, 1 << 40, 2.5, true] as [Any],
        "date": Date(timeIntervalSince1970: 0),
        "bytes": Data(repeating: 7, count: 300), "inner": ["a": ["b": [String]()]],
        "long": (0..<400).map { "value \($0)" }
    ]

    private static func binary(_ values: Any = values) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }

    @Test func wholeListsAreRead() throws {
        let read = try PropertyList.dictionary(Self.binary())
        #expect(NSDictionary(dictionary: read) == NSDictionary(dictionary: Self.values))
    }

    /// Each of its bytes in turn, in all of its bits and as the largest and smallest.
    @Test func damagedListsAreRefusedOrRead() throws {
        let whole = Array(try Self.binary(["a": [1, "b", [2.5, Date(timeIntervalSince1970: 9)]], "c": Data([1, 2])]))
        var refused = 0
        for place in whole.indices {
            for byte in [0, 0xFF, 0x7F] + (0..<8).map({ whole[place] ^ 1 << $0 }) {
                var bytes = whole
                bytes[place] = byte
                do { _ = try PropertyList.value(Data(bytes)) } catch { refused += 1 }
            }
        }
        // The first letters alone are text.
        for length in 6..<whole.count {
            #expect(throws: PropertyListError.self) { try PropertyList.value(Data(whole[..<length])) }
        }
        #expect(refused > whole.count)
    }

    /// A list of these values, each written by hand.
    private func list(_ values: [[UInt8]]) -> Data {
        var bytes = Array("bplist00".utf8), offsets: [UInt8] = []
        for value in values {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
            bytes += value
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [values.count, 0, table] {
            bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
        }
        return Data(bytes)
    }

    @Test(
        arguments: [
            ([[0xA1, 0x00]], "a value holds itself"),
            ([[0xA1, 0x05]], "a value that it names is not there"),
            ([[0xD1, 0x01, 0x01], [0x09]], "a key is not a string"),
            ([[0x5F, 0x11, 0xFF, 0xFF]], "a value reaches beyond its end"),
            ([[0x5F, 0x51, 0x41]], "a length is not a number"),
            ([[0x70]], "it has a value of an unknown kind"),
            (
                (0..<25).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]],
                "it unfolds to more than a million values"
            ),
            ((0..<201).map { [0xA1, UInt8($0 + 1)] } + [[0x09]], "its values nest more than 200 deep")
        ] as [([[UInt8]], String)])
    func whatIsWrongIsTold(values: [[UInt8]], message: String) {
        let error = #expect(throws: PropertyListError.self) { try PropertyList.value(list(values)) }
        #expect(error?.text("p") == "p: is a damaged binary property list: \(message)")
    }
}
