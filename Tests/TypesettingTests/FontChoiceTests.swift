import Foundation
import PackagedFonts
import Testing

@testable import Typesetting

@Suite struct FontChoiceTests {
    @Test(arguments: [
        "Hello, world", "Привет, мир", "Γειά σου κόσμε", "你好，世界", "こんにちは世界", "안녕하세요 세계",
        "مرحبا بالعالم", "שלום עולם", "สวัสดีชาวโลก", "नमस्ते दुनिया", "😀 🏳️‍🌈 👩🏽‍🚀 1️⃣"
    ])
    func `No character of these scripts is missing`(sentence: String) {
        let text = typeset(sentence)
        #expect(text.missingCharacters.isEmpty)
        #expect(text.lines[0].fragments.flatMap(\.glyphs).flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    }

    @Test func `What no font has is reported once and takes room`() {
        let text = typeset("a\u{12000}b\u{12000}\u{200D}")
        #expect(text.missingCharacters == ["\u{12000}"] || text.missingCharacters == ["\u{12000}", "\u{12000}\u{200D}"])
        #expect(text.size.width > typeset("ab").size.width)
    }

    @Test(arguments: ["0123456789", "#", "*", "©", "®"])
    func `Plain characters are never drawn in color`(text: String) {
        #expect(typeset(text).lines[0].fragments.flatMap(\.glyphs).allSatisfy { !$0.font.hasColor })
    }

    @Test(arguments: ["😀", "❤️", "☀️", "1️⃣", "🇩🇪"])
    func `Emoji are drawn in color at the text's size`(text: String) throws {
        let run = try #require(typeset(text).lines[0].fragments[0].glyphs.first)
        #expect(run.font.hasColor)
        #expect(run.size == 17)
        #expect(run.font.matrix.isIdentity)
        #expect(isClose(typeset(text).lines[0].frame.width, 1.245 * 17, within: 0.05))
    }

    @Test func `Optical sizes change at 20 points`() {
        #expect(typeset("a", TextFont(size: 19)).files != typeset("a", TextFont(size: 20)).files)
        #expect(typeset("a", TextFont(size: 20)).files == typeset("a", TextFont(size: 40)).files)
    }

    @Test(arguments: [CGFloat(100), 300, 400, 650, 900])
    func `Weights are settings of the weight axis`(weight: CGFloat) throws {
        let run = try #require(typeset("a", TextFont(size: 17, weight: weight)).lines[0].fragments[0].glyphs.first)
        #expect(run.font.variations == "wght=\(Int(weight))")
    }

    @Test(arguments: [
        (CGFloat(100), "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
        (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"), (640, "SemiBold")
    ])
    func `The rounded design has nine weights`(weight: CGFloat, face: String) {
        let text = typeset("a", TextFont(size: 17, design: .rounded, weight: weight))
        #expect(text.files == ["DarkroomRounded-\(face).ttf"])
    }

    @Test func `The rounded design has Greek and Cyrillic, and asks Inter for the rest`() {
        let font = TextFont(size: 17, design: .rounded)
        #expect(Set(typeset("aΩжẤ€→", font).files) == ["DarkroomRounded-Regular.ttf"])
        #expect(typeset("\u{2460}", font).files == ["Inter.ttf"])
    }

    @Test func `Monospaced digits of the rounded design are equally wide, and its own are not`() {
        let font = TextFont(size: 17, design: .rounded, monospacedDigits: true)
        #expect(typeset("111", font).size == typeset("000", font).size)
        let plain = TextFont(size: 17, design: .rounded)
        #expect(typeset("111", plain).size.width < 0.85 * typeset("000", plain).size.width)
    }

    @Test func `Designs without an italic are slanted to the right`() throws {
        let run = try #require(
            typeset("a", TextFont(size: 17, design: .rounded, italic: true)).lines[0].fragments[0].glyphs.first)
        #expect(run.font.matrix.c > 0, "y grows upwards in the font's space")
        let inter = try #require(typeset("a", TextFont(size: 17, italic: true)).lines[0].fragments[0].glyphs.first)
        #expect(inter.font.matrix.isIdentity)
        #expect(inter.font.file.contains("Italic"))
    }

    @Test(arguments: [CGFloat(17), 28]) func `Monospaced digits are equally wide`(size: CGFloat) {
        let font = TextFont(size: size, monospacedDigits: true)
        #expect(typeset("111", font).size == typeset("000", font).size)
        #expect(typeset("111").size != typeset("000").size)
    }

    @Test func `The monospaced design advances as SF Mono does`() {
        let font = TextFont(size: 20, design: .monospaced)
        #expect(isClose(typeset("mmmmi", font).lines[0].frame.width, 5 * 0.617 * 20, within: 0.01))
    }

    @Test(arguments: [
        (CGFloat(300), "Light"), (400, "Regular"), (500, "Medium"), (600, "Bold"), (700, "ExtraBold"),
        (900, "ExtraBold")
    ])
    func `The monospaced design's bold weights are as thick as SF Mono's`(weight: CGFloat, face: String) {
        #expect(
            typeset("1", TextFont(size: 17, design: .monospaced, weight: weight)).files == ["JetBrainsMono-\(face).ttf"]
        )
    }

    @Test func `Small capitals are smaller than capitals`() {
        let small = typeset("a", TextFont(size: 17, smallCaps: .lowercase)).lines[0].fragments[0].glyphs
        let capital = typeset("A").lines[0].fragments[0].glyphs
        #expect(small[0].glyphs.map(\.id) == capital[0].glyphs.map(\.id))
        #expect(small[0].size < capital[0].size)
    }

    @Test func `Three kinds of small capitals differ, and figures keep their size`() {
        func isSmall(_ kind: TextFont.SmallCaps) -> [Bool] {
            typeset("A1a", TextFont(size: 20, smallCaps: kind)).lines[0].fragments[0].glyphs.flatMap { run in
                run.glyphs.map { _ in run.size < 20 }
            }
        }
        #expect(isSmall(.lowercase) == [false, false, true])
        #expect(isSmall(.uppercase) == [true, false, false])
        #expect(isSmall(.all) == [true, false, true])
    }

    @Test func `Widgets cannot ask for the packaged fonts by name, which an iPhone does not have`() {
        for name in ["Darkroom Rounded", "DarkroomRounded-Bold", "Inter", "InterDisplay-Regular"] {
            #expect(!Typesetter.shared.hasFont(named: name))
        }
        let asked = typeset("a", TextFont(size: 17, customName: "Darkroom Rounded")).files
        #expect(asked == typeset("a").files)
    }

    @Test func `The width axis stretches outlines and advances`() throws {
        let run = try #require(
            typeset("wide", TextFont(size: 17, width: 0.2)).lines[0].fragments[0].glyphs.first)
        #expect(isClose(run.font.matrix.a, 1.2))
        #expect(typeset("wide", TextFont(size: 17, width: 0.2)).size.width > typeset("wide").size.width)
    }

    @Test func `Languages choose Han forms`() {
        func ids(_ language: String) -> [UInt32] {
            typeset("直骨角") { $0.language = language }.lines[0].fragments[0].glyphs[0].glyphs.map(\.id)
        }
        #expect(ids("ja") != ids("zh-Hans"))
        #expect(ids("en") == ids("zh-Hans"))
    }

    @Test func `Custom fonts are found by family and PostScript name and keep their own line height`() throws {
        let typesetter = try Typesetter(fontDirectories: [PackagedFonts.facesDirectory])
        let file = PackagedFonts.symbolsDirectory.appendingPathComponent("MaterialDesignIcons.ttf")
        let before = typesetter.fingerprint
        let names = try typesetter.register(fontFile: file)
        let name = try #require(names.first)
        #expect(typesetter.hasFont(named: name))
        #expect(typesetter.hasFont(named: name.uppercased()))
        #expect(!Typesetter.shared.hasFont(named: name))
        #expect(typesetter.fingerprint != before)
        let run = typeset("\u{F0004}", TextFont(size: 20, customName: name), with: typesetter)
        #expect(run.files == ["MaterialDesignIcons.ttf"])
        let metrics = typesetter.lineMetrics(of: TextFont(size: 20, customName: name))
        #expect(isClose(run.firstBaseline, metrics.ascent))
    }

    /// Core Text takes the heights of `hhea`, whether or not the font's `OS/2` asks for its own.
    @Test func `The heights of a font are those of its horizontal header`() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("heights-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let own = PackagedFonts.facesDirectory.appendingPathComponent("DarkroomRounded-Regular.ttf")
        var bytes = [UInt8](try Data(contentsOf: own))
        // The table's place stands in its record: a tag, a checksum, the offset and the length.
        let records = (0..<64).map { 12 + 16 * $0 }
        let record = try #require(records.first { bytes[$0..<$0 + 4].elementsEqual("OS/2".utf8) })
        let table = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
        bytes[table + 63] |= 1 << 7
        // Ascender and descender of the table itself.
        bytes.replaceSubrange(table + 68..<table + 72, with: [1, 0, 0xFF, 0x80])
        let file = directory.appendingPathComponent("Heights.ttf")
        try Data(bytes).write(to: file)
        func height(_ file: URL) throws -> CGFloat {
            let typesetter = try Typesetter(fontDirectories: [directory])
            let name = try #require(try typesetter.register(fontFile: file).first)
            return typeset("x", TextFont(size: 44, customName: name), with: typesetter).size.height
        }
        // Its OS/2 has 8 points now.
        #expect(try height(file) > 50 && height(file) == height(own))
    }

    @Test func `A variable custom font keeps its axes and can be asked for by an instance's name`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let faces = PackagedFonts.facesDirectory
        try FileManager.default.copyItem(
            at: faces.appendingPathComponent("DarkroomRounded-Regular.ttf"),
            to: folder.appendingPathComponent("only.ttf"))
        let typesetter = try Typesetter(fontDirectories: [folder], cacheDirectory: folder)
        #expect(typeset("a", with: typesetter).files == ["only.ttf"], "some face is always found")

        let names = try typesetter.register(fontFile: faces.appendingPathComponent("SourceSerif4.ttf"))
        func variations(_ name: String, _ weight: CGFloat) throws -> String {
            let text = typeset("a", TextFont(size: 12, weight: weight, customName: name), with: typesetter)
            return try #require(text.lines[0].fragments[0].glyphs.first).font.variations
        }
        #expect(try variations(#require(names.first), 650) == "opsz=12,wght=650")
        let bold = try #require(names.first { $0.hasSuffix("Bold") && !$0.hasSuffix("SemiBold") }, "\(names)")
        #expect(try variations(bold, 400) == "opsz=12,wght=700", "\(bold) of \(names)")
    }

    @Test func `A file that is not a font is refused by name`() {
        let file = URL(fileURLWithPath: "/nowhere/none.ttf")
        #expect(throws: TypesettingError.unreadableFont(path: "/nowhere/none.ttf")) {
            try Typesetter.shared.register(fontFile: file)
        }
    }

    @Test func `Folders without fonts are refused`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: TypesettingError.noFonts(folders: [folder.path])) {
            try Typesetter(fontDirectories: [folder], cacheDirectory: folder)
        }
    }

    @Test func `An unknown custom font falls back to the design`() {
        #expect(
            typeset("abc", TextFont(size: 17, customName: "No Such Font")).size
                == typeset("abc", TextFont(size: 17)).size)
    }

    /// Of a packaged font without its outlines, and with a table of another name.
    @Test func `A font whose glyphs are SVG drawings is told from others`() throws {
        let name = "DarkroomRounded-Regular"
        var font = try Data(contentsOf: PackagedFonts.facesDirectory.appendingPathComponent("\(name).ttf"))
        func word(_ place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        for place in (0..<Int(font[4]) << 8 + Int(font[5])).map({ 12 + 16 * $0 }) {
            switch String(decoding: font[place..<place + 4], as: UTF8.self) {
            case "GSUB": font.replaceSubrange(place..<place + 4, with: "SVG ".utf8)
            case "loca": font.resetBytes(in: word(place + 8)..<word(place + 8) + word(place + 12))
            default: break
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        try font.write(to: file)
        for (file, isDrawn) in [
            (file, true), (PackagedFonts.facesDirectory.appendingPathComponent("\(name).ttf"), false)
        ] {
            let typesetter = try Typesetter(fontDirectories: [PackagedFonts.facesDirectory])
            try typesetter.register(fontFile: file)
            #expect(typesetter.hasSVGGlyphs(named: name) == isDrawn)
        }
    }
}
