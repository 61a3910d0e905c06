import Findings
import Foundation
import Geometry
import RenderModel
import SystemSupport
import Testing

/// What says itself how it is written is written as `JSONEncoder` writes it, and read by anybody.
struct RecordTests {
    private static let box = CGRect(x: 1.25, y: -2, width: 3, height: 0.125)

    private static var findings: [Finding] {
        var whole = Finding(.smallText, .error, "say \"it\"\nagain \u{1F600}", frame: box)
        whole.view = ["Row", "Text \"a\" #2"]
        whole.callSite = .max
        whole.source = SourcePlace(file: "Widget/É.swift", line: 12)
        return [Finding(.lowContrast, "plain"), whole]
    }

    private static var elements: [AccessibilityTree.Element] {
        typealias Element = AccessibilityTree.Element
        var whole = Element(label: "label", frame: box)
        (whole.value, whole.hint, whole.identifier) = ("value", "", "id")
        whole.traits = AccessibilityTree.Trait.allCases
        whole.headingLevel = 3
        (whole.inputLabels, whole.actions) = (["one", "two"], [])
        whole.customContent = [.init(label: "a", value: "b"), .init(label: "", value: "c")]
        whole.isRedacted = true
        var group = Element(frame: box)
        group.children = [whole, Element(frame: .zero)]
        group.isRedacted = false
        var empty = Element(frame: .null)
        (empty.children, empty.traits, empty.customContent) = ([], [], [])
        return [group, empty]
    }

    private func check<Value: Codable & Equatable>(_ value: Value) throws {
        let line = JSONEncoder()
        line.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(try JSONText.encoded(value, as: .file) == JSONEncoder.forFiles.encode(value))
        #expect(try JSONText.encoded(value, as: .sortedLine) == line.encode(value))
        for style in [JSONText.Style.line, .sortedLine, .file] {
            let text = try JSONText.encoded(value, as: style)
            #expect(try JSONText.decoded(Value.self, from: text) == value)
            #expect(try JSONDecoder().decode(Value.self, from: text) == value)
        }
    }

    @Test func findings() throws {
        try check(Self.findings)
        try check(["in an object": Self.findings])
    }

    @Test func elements() throws {
        try check(Self.elements)
        try check(AccessibilityTree(elements: Self.elements))
    }

    @Test func membersComeInAnyOrder() throws {
        let text =
            #"{"view":null,"severity":"note","source":{"line":3,"file":"a"},"more":[{}],"message":"m","code":"x"}"#
        let finding = try JSONText.decoded(Finding.self, from: Data(text.utf8))
        #expect(finding.message == "m" && finding.severity == .note && finding.view == nil)
        #expect(finding.source == SourcePlace(file: "a", line: 3))
        #expect(finding.code.name == "x", "a code of another release keeps its name")
    }

    @Test(arguments: [
        #"{"severity":"note","message":"m"}"#, #"{"code":"x","severity":"note","message":null}"#,
        #"{"code":"x","severity":"grave","message":"m"}"#, #"{"code":1,"severity":"note","message":"m"}"#, "[]",
        #"{"code":"x","severity":"note","message":"m","source":{"file":"a"}}"#,
        #"{"code":"x","severity":"note","message":"m","source":{"file":"a","line":1.5}}"#,
        #"{"code":"x","severity":"note","message":"m","view":"v"}"#,
        #"{"code":"x","severity":"note","message":"m","callSite":-1}"#,
        #"{"code":"x","severity":"note","message":"m","frame":{"x":1}}"#
    ])
    func whatIsMissingOrOfAnotherKindIsAnError(text: String) {
        #expect(throws: DecodingError.self) { try JSONText.decoded(Finding.self, from: Data(text.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Finding.self, from: Data(text.utf8)) }
    }

    @Test func anUnknownTraitIsAnError() {
        let text = #"{"frame":{"x":1,"y":2,"width":3,"height":4},"traits":["button","winged"]}"#
        #expect(throws: DecodingError.self) {
            try JSONText.decoded(AccessibilityTree.Element.self, from: Data(text.utf8))
        }
    }
}
