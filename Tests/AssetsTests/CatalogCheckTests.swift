import Findings
import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite struct CatalogCheckTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private var findings: [Finding] { CatalogCheck(directories: [sandbox.folder]).findings }

    /// Code and what follows the file's name.
    private var texts: [String] {
        findings.map { finding in
            finding.code.name + " " + (finding.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "")
        }
    }

    private func image(_ entry: String, properties: String = "{}", files: [String] = ["p.png"]) throws {
        try sandbox.writeImageSet("A.xcassets/p.imageset", images: entry, properties: properties, files: files)
    }

    @Test func aTidyCatalogHasNone() throws {
        try sandbox.write("A.xcassets/Contents.json", #"{"info": {"author": "xcode", "version": 1}}"#)
        try image(
            """
            {"idiom": "universal", "filename": "p.png", "scale": "1x"}, {"idiom": "universal", "scale": "2x"},
            {"idiom": "universal", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            """)
        try sandbox.writeColorSet("A.xcassets/AccentColor.colorset", #"{"idiom": "universal"}"#)
        try sandbox.write("A.xcassets/AppIcon.appiconset/Contents.json", #"{"images": [{"filename": "gone.png"}]}"#)
        try sandbox.write(
            "A.xcassets/s.symbolset/Contents.json", #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#)
        try sandbox.write("A.xcassets/s.symbolset/s.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
        #expect(texts == [])
    }

    /// It was a dashed square without a word.
    @Test func aSymbolThatCannotBeReadIsTold() throws {
        try sandbox.write(
            "A.xcassets/s.symbolset/Contents.json", #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#)
        try sandbox.write("A.xcassets/s.symbolset/s.svg", "<svg viewBox='0 0 9 9'><path d='M0 0 foo'/></svg>")
        let findings = CatalogCheck(directories: [sandbox.folder]).findings
        #expect(findings.map(\.code.name) == ["symbol-malformed"])
    }

    @Test(arguments: [
        (#"{"filename": "p.png", "idiom": "phone"}"#, "image 1 has the idiom “phone”, which does not exist"),
        (#"{"filename": "p.png", "scale": "@2x"}"#, "image 1 has the scale “@2x”, which is none like 2x"),
        (#"{"filename": "p.png", "scale": 2}"#, "image 1 has the scale “2”, which is none like 2x"),
        (
            #"{"filename": "p.png", "language-direction": "rtl"}"#,
            "image 1 has the language-direction “rtl”, which does not exist"
        ),
        (
            #"{"filename": "p.png", "display-gamut": "wide"}"#,
            "image 1 has the display-gamut “wide”, which does not exist"
        ),
        (#"{"filename": "p.png", "appearances": "dark"}"#, "the appearances of image 1 are not an array of objects"),
        (
            #"{"filename": "p.png", "appearances": [{"appearance": "dark"}]}"#,
            "image 1 has the appearance “dark”, which does not exist"
        ),
        (
            #"{"filename": "p.png", "appearances": [{"appearance": "luminosity", "value": "night"}]}"#,
            "image 1 has the luminosity “night”, which does not exist"
        ),
        (
            #"{"filename": "p.png", "resizing": {"mode": "4-part"}}"#,
            "image 1 is sliced in “4-part”, which does not exist"
        ),
        (
            #"{"filename": "p.png", "resizing": {"mode": "9-part", "cap-insets": {"top": -3}}}"#,
            "image 1 has the cap inset “top” of -3"
        )
    ])
    func valuesThatDoNotExistAreNamed(entry: String, problem: String) throws {
        try image(entry)
        #expect(texts == ["asset-malformed \(problem); correct the set in Xcode."])
    }

    @Test func filesAreComparedWithTheEntries() throws {
        try image(#"{"filename": "gone.png"}, {"filename": "p.png", "scale": "2x"}"#, files: ["p.png", "q.png"])
        #expect(
            texts == [
                "asset-malformed the file “gone.png” is missing; correct the set in Xcode.",
                "asset-file-unassigned the file “q.png” is in the set, but no entry refers to it"
            ])
    }

    @Test(arguments: ["u\u{308}.png", "\u{FC}.png", "U\u{308}.PNG"])
    func namesMayBeWrittenOtherwise(file: String) throws {
        try image("{\"filename\": \"u\u{308}.png\"}", files: [file])
        #expect(texts == [])
    }

    @Test func keysThatXcodeDoesNotKnowAreNotes() throws {
        try sandbox.write(
            "A.xcassets/p.imageset/Contents.json",
            #"{"images": [{"file": "p.png", "idiom": "universal"}], "propertys": {}, "properties": {"template": true}}"#
        )
        #expect(
            texts == [
                "asset-key-unknown “images[0].file” is a key that Xcode does not know",
                "asset-key-unknown “properties.template” is a key that Xcode does not know",
                "asset-key-unknown “propertys” is a key that Xcode does not know"
            ])
        #expect(findings.allSatisfy { $0.severity == .note })
    }

    @Test func brokenJSONNamesTheLine() throws {
        try sandbox.write("A.xcassets/p.imageset/Contents.json", "{\n  \"images\" : [\n    {]\n}")
        #expect(findings.map(\.code.name) == ["asset-malformed"])
        #expect(findings[0].message.contains("is not valid JSON: "))
        #expect(findings[0].message.contains("line 3"))
    }

    @Test func twoEntriesForTheSameConditionsAreAmbiguous() throws {
        try image(
            #"{"filename": "p.png", "scale": "2x"}, {"filename": "q.png", "scale": "2x"}"#, files: ["p.png", "q.png"])
        #expect(texts == ["asset-ambiguous images 1 and 2 are for the same conditions; the first one counts"])
    }

    @Test func entriesOfOtherScreensAreNotAmbiguous() throws {
        try image(
            #"{"filename": "p.png", "scale": "2x"}, {"filename": "q.png", "scale": "2x", "subtype": "retina4"}"#,
            files: ["p.png", "q.png"])
        #expect(texts == [])
    }

    @Test func picturesThatCannotBeReadAreNamedOnce() throws {
        try sandbox.write("A.xcassets/p.imageset/Contents.json", #"{"images": [{"filename": "p.png"}]}"#)
        try sandbox.write("A.xcassets/p.imageset/p.png", "no picture")
        #expect(texts.count == 1 && texts.first?.hasPrefix("image-unreadable the file “p.png” is not drawn: ") == true)
    }

    @Test(arguments: [
        (
            #"{"color-space": "srgb", "components": {"red": "1.5", "green": "0.1", "blue": "0.1"}}"#, "red", "1.5",
            "srgb"
        ),
        (
            #"{"color-space": "srgb", "components": {"red": "300", "green": "0.1", "blue": "0.1"}}"#, "red", "300",
            "srgb"
        ),
        (
            #"{"color-space": "display-p3", "components": {"red": "-0.2", "green": "0.1", "blue": "0.1"}}"#, "red",
            "-0.2", "display-p3"
        ),
        (#"{"components": {"red": "0.2", "green": "0.1", "blue": "0.1", "alpha": "50"}}"#, "alpha", "50", "srgb")
    ])
    func componentsBeyondTheSpaceAreNamed(color: String, component: String, value: String, space: String) throws {
        try sandbox.writeColorSet("A.xcassets/c.colorset", #"{"color": \#(color)}"#)
        #expect(
            texts == [
                "asset-malformed color 1 has “\(component)” of \(value), "
                    + "beyond what \(space) can hold; correct the set in Xcode."
            ])
    }

    @Test func extendedSpacesHoldMore() throws {
        try sandbox.writeColorSet(
            "A.xcassets/c.colorset",
            #"{"color": {"color-space": "extended-srgb", "components": {"red": "1.5", "green": "-0.1", "blue": "0.1"}}}"#
        )
        #expect(texts == [])
    }

    @Test func aSetThatIsAllWrongIsCutShort() throws {
        let entry = #"{"filename": "p.png", "idiom": "phone", "scale": "x"}"#
        try image(Array(repeating: entry, count: 50).joined(separator: ","))
        #expect(findings.count == 21)
        #expect(texts.last?.hasSuffix("more of its entries are wrong") == true)
    }

    @Test func theOrderIsThatOfTheFolders() throws {
        for name in ["b", "a", "c"] {
            try sandbox.writeImageSet("A.xcassets/\(name).imageset", images: #"{"filename": "x.png"}"#, files: [])
        }
        try sandbox.writeColorSet("A.xcassets/Colors/z.colorset", ##"{"color": {"components": "#12"}}"##)
        let first = findings
        #expect(
            first.map { $0.message.split(separator: "/").dropLast().last.map(String.init) }
                == ["z.colorset", "a.imageset", "b.imageset", "c.imageset"])
        // Reading one set or another first changes nothing.
        let library = AssetLibrary(directories: [sandbox.folder])
        _ = library.image(named: "c", traits: AssetTraits())
        #expect(findings == first)
    }

    @Test func dataSetsNameTheirFiles() throws {
        try sandbox.write("A.xcassets/d.dataset/Contents.json", #"{"data": [{"filename": "d.json"}]}"#)
        #expect(texts == ["asset-malformed the file “d.json” is missing; correct the set in Xcode."])
    }
}
