import Foundation
import SystemSupport
import Testing

@Suite("JSON without a tree")
struct JSONTextTests {
    private struct Frame: Codable, Hashable {
        var x, y, width, height: Double
    }

    private enum Shape: Codable, Hashable {
        case nothing
        case count(Int)
        case named(x: String, y: Double?)
        case framed(Frame)
    }

    private enum Trait: String, Codable, Hashable { case header, link }

    private struct Element: Codable, Hashable {
        var label: String?
        var value: String?
        var traits: [Trait]?
        var frame: Frame
        var children: [Element]?

        init(_ depth: Int) {
            label = "Row \(depth) / \"quoted\" \\ \u{1F600} é \n\t\u{01}\u{1F}\u{7F}\u{2028}<b>"
            value = depth % 2 == 0 ? "value" : nil
            traits = [.header, .link]
            frame = Frame(x: Double(depth) * 1.1, y: 3, width: 1e21, height: -0.001)
            children = depth > 0 ? [Element(depth - 1)] : []
        }
    }

    private struct Record: Codable, Hashable {
        var name = "né/"
        var single: Float = 0.1
        var byte: UInt8 = 255
        var least = Int64.min
        var isOn = true
        var missing: Int?
        var numbers = [1, -2, 3]
        var noNames: [String] = []
        var noCounts: [String: Int] = [:]
        var elements = [
            "zeta": Element(0), "Alpha": Element(2), "éa": Element(1), "ez": Element(0), "a/b": Element(1),
            "a": Element(0)
        ]
        var shapes: [Shape] = [
            .nothing, .count(3), .named(x: "k", y: nil), .framed(Frame(x: 1, y: 2, width: 3, height: 4.5))
        ]
        var date = Date(timeIntervalSinceReferenceDate: 123_456.789)
        var address = URL(filePath: "/a/b c")
        var data = Data([1, 2, 3, 255])
        var nested: [[Double]] = [[1.5], [], [2, .greatestFiniteMagnitude, .leastNonzeroMagnitude]]
        var decimal = Decimal(125) / 100
    }

    private var foundation: JSONEncoder { .forFiles }

    @Test("Files are written byte for byte as JSONEncoder writes them")
    func files() throws {
        #expect(try JSONText.encoded(Record(), as: .file) == foundation.encode(Record()))
        #expect(try JSONText.encoded([String: Int](), as: .file) == foundation.encode([String: Int]()))
        #expect(try JSONText.encoded([[Int]](), as: .file) == foundation.encode([[Int]]()))
        #expect(try JSONText.encoded("é/", as: .file) == foundation.encode("é/"))
        #expect(
            try JSONText.encoded([Double.nan, .infinity, -.infinity, -0.0, 3], as: .file)
                == foundation.encode([Double.nan, .infinity, -.infinity, -0.0, 3]))
    }

    @Test("Sorted lines are JSONEncoder's")
    func lines() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(try JSONText.encoded(Record(), as: .sortedLine) == encoder.encode(Record()))
    }

    @Test("What was written is read, here and by JSONDecoder", arguments: [JSONText.Style.line, .sortedLine, .file])
    func roundTrip(style: JSONText.Style) throws {
        let text = try JSONText.encoded(Record(), as: style)
        #expect(try JSONText.decoded(Record.self, from: text) == Record())
        #expect(try JSONDecoder().decode(Record.self, from: text) == Record())
        #expect(!text.contains(UInt8(ascii: "\n")) || style == .file)
    }

    @Test("Numbers that are none are text, and come back")
    func numbers() throws {
        let text = try JSONText.encoded([Double.infinity, -.infinity], as: .line)
        #expect(text == Data(#"["inf","-inf"]"#.utf8))
        #expect(try JSONText.decoded([Double].self, from: text) == [.infinity, -.infinity])
        #expect(try JSONText.decoded([Double].self, from: Data(#"["nan"]"#.utf8))[0].isNaN)
    }

    @Test("Every double is read as it is written")
    func doubles() throws {
        var generator = SystemRandomNumberGenerator()
        let numbers = (0..<5000).map { index -> Double in
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { return 0.1 }
            return index % 2 == 0 ? number : (number.truncatingRemainder(dividingBy: 1e6) * 1000).rounded() / 1000
        }
        let text = try JSONText.encoded(numbers, as: .line)
        #expect(try JSONText.decoded([Double].self, from: text) == numbers)
    }

    @Test("Escapes, spaces and keys in any order are read")
    func foreign() throws {
        let text = Data(
            "\u{FEFF} { \"height\" : 4 , \"y\":2e0,\n\"x\":1.0, \"other\": [ { } , null ], \"width\":3 }\r\n".utf8)
        #expect(try JSONText.decoded(Frame.self, from: text) == Frame(x: 1, y: 2, width: 3, height: 4))
        let escapes = Data(#"["\u0041\ud83d\ude00\/\b\f\n\r\t\"\\é"]"#.utf8)
        #expect(try JSONText.decoded([String].self, from: escapes) == ["A\u{1F600}/\u{08}\u{0C}\n\r\t\"\\é"])
        #expect(try JSONText.decoded([String: Int].self, from: Data(#"{"\u0061":1}"#.utf8)) == ["a": 1])
        #expect(try JSONText.decoded([Int?].self, from: Data("[1,null,3]".utf8)) == [1, nil, 3])
        #expect(throws: DecodingError.self) { try JSONText.decoded([Int].self, from: Data("[1.5]".utf8)) }
        #expect(throws: DecodingError.self) { try JSONText.decoded([UInt8].self, from: Data("[256]".utf8)) }
    }

    @Test("Text that is no UTF-8 is an error")
    func encoding() {
        #expect(throws: DecodingError.self) { try JSONText.decoded(String.self, from: Data([0x22, 0xC3, 0x28, 0x22])) }
    }

    @Test(
        "What is no JSON is an error",
        arguments: [
            "", " ", "{", "[1,]", "{\"a\":}", "{\"a\":1,}", "nul", "01", "1.", "-", "1e", "\"a", "[1 2]", "{\"a\" 1}",
            "\u{01}",
            "[1]]", "\"\\x\"", "\"\\ud800\"", "\"\\u00\"", "{a:1}", "\"a\nb\"", String(repeating: "[", count: 600)
        ])
    func broken(text: String) {
        #expect(throws: DecodingError.self) { try JSONText.decoded([String: Int].self, from: Data(text.utf8)) }
        #expect(throws: DecodingError.self) { try JSONText.decoded(String.self, from: Data(text.utf8)) }
    }

    /// Written without a container, as its twin is with one.
    private struct Rectangle: JSONRectangle, Hashable {
        var x, y, width, height: Double

        init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    private struct Pair<Part: Codable>: Codable {
        var z = "after"
        var parts: [String: [Part]]
        var a = 1
    }

    @Test(arguments: [JSONText.Style.line, .sortedLine, .file])
    func rectanglesAreWrittenAsTheirMembersWouldBe(style: JSONText.Style) throws {
        let numbers = [(1.0, -2.5, 1e21, 0.001), (0, -0.0, .infinity, .nan)]
        let rectangles = Pair(parts: ["k": numbers.map { Rectangle(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }])
        let frames = Pair(parts: ["k": numbers.map { Frame(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }])
        let text = try JSONText.encoded(rectangles, as: style)
        #expect(try text == JSONText.encoded(frames, as: style))
        let read = try JSONText.decoded(Pair<Rectangle>.self, from: text).parts["k"]
        #expect(read?[0] == rectangles.parts["k"]?[0] && read?[1].width == .infinity && read?[1].height.isNaN == true)
        let first = try JSONEncoder().encode(rectangles.parts["k"]?[0])
        #expect(try JSONDecoder().decode(Rectangle.self, from: first) == rectangles.parts["k"]?[0])
    }

    @Test(arguments: [
        (#"{"height":4,"y":2,"width":3,"x":1}"#, true), (#"{"x":1,"y":2,"width":3,"height":4,"depth":5}"#, true),
        (#"{"x":1,"y":2,"width":3,"h\u0065ight":4}"#, true), (#"{"x":1,"y":2,"width":3,"heigh":4}"#, false),
        (#"{"x":1,"y":2,"width":3}"#, false), (#"{"x":1,"y":2,"width":3,"height":null}"#, false),
        (#"[1,2,3,4]"#, false), (#"{"x":1,"y":2,"width":3,"height":{}}"#, false)
    ])
    func rectanglesAreReadAsTheirMembersWouldBe(text: String, isRead: Bool) {
        let read = try? JSONText.decoded(Rectangle.self, from: Data(text.utf8))
        #expect(read == (isRead ? Rectangle(x: 1, y: 2, width: 3, height: 4) : nil))
        let frame = try? JSONText.decoded(Frame.self, from: Data(text.utf8))
        #expect((frame != nil) == isRead)
    }

    @Test(arguments: [(#"["a","\u00e9",""]"#, ["a", "é", ""]), ("[]", []), (#"["a",1]"#, nil), (#"{"a":"b"}"#, nil)])
    func listsOfTextsAreRead(text: String, values: [String]?) {
        #expect((try? JSONText.decoded([String].self, from: Data(text.utf8))) == values)
    }
}
