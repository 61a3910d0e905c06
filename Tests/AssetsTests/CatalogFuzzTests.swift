import Foundation
import TestSupport
import Testing

@testable import Assets

/// Seeded damage to catalogs: whatever lies there, look-ups end, and end soon.
@Suite struct CatalogFuzzTests {
    /// A generator whose numbers follow from its seed alone.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static let images = """
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
         {"idiom": "ipad", "filename": "a.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
          "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}, "language-direction": "left-to-right"}],
         "properties": {"template-rendering-intent": "template"}, "info": {"version": 1, "author": "xcode"}}
        """
    private static let colors = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
         {"red": "0.500", "green": "0x80", "blue": "128", "alpha": "1.000"}}},
         {"idiom": "iphone", "appearances": [{"appearance": "contrast", "value": "high"}],
          "color": {"platform": "ios", "reference": "labelColor"}}], "info": {"version": 1}}
        """
    private static let data =
        #"{"data": [{"filename": "d.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}"#

    /// Pieces that break numbers, names and nesting.
    private static let pieces: [String] = [
        "null", "true", "[]", "{}", "-1", "1e999", "NaN", "\"\"", "\"../../..\"", "\"/\"", "[[[[[[", "{\"a\":", "\u{0}",
        "\u{FEFF}",
        "999999999999999999999999", "\"99999999999999999999x\"", "\"0x\"", "\"#\"", "\"\\u0000\"", "\"\\uD800\"",
        "0.0000000001", "ä"
    ]

    private static func mutate(_ text: String, _ dice: inout Dice) -> Data {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &dice) {
            let place = Int.random(in: 0..<max(1, bytes.count), using: &dice)
            switch Int.random(in: 0..<5, using: &dice) {
            case 0: bytes = Array(bytes.prefix(place))
            case 1 where !bytes.isEmpty: bytes[min(place, bytes.count - 1)] = UInt8.random(in: 0...255, using: &dice)
            case 2: bytes.insert(contentsOf: pieces.randomElement(using: &dice)!.utf8, at: min(place, bytes.count))
            case 3:
                // A value in place of another: between two colons, commas or braces.
                let marks = bytes.indices.filter { [UInt8(ascii: ":"), UInt8(ascii: ",")].contains(bytes[$0]) }
                guard let start = marks.randomElement(using: &dice) else { continue }
                let end =
                    bytes[(start + 1)...].firstIndex { [UInt8(ascii: ","), UInt8(ascii: "}")].contains($0) }
                    ?? bytes.count
                bytes.replaceSubrange(start + 1..<end, with: pieces.randomElement(using: &dice)!.utf8)
            default: bytes += bytes[..<min(place, bytes.count)]
            }
        }
        return Data(bytes)
    }

    private func readEverything(in sandbox: Sandbox) -> Int {
        let library = AssetLibrary(directories: [sandbox.folder])
        for dark in [false, true] {
            let traits = AssetTraits(
                scale: 2, dark: dark, highContrast: dark, rightToLeft: dark, idiom: dark ? .pad : .phone)
            for name in library.imageNames { _ = library.image(named: name, traits: traits)?.resizing }
            for name in library.colorNames { _ = library.color(named: name, traits: traits) }
            _ = library.dataAsset(named: "d", idiom: traits.idiom)
        }
        return library.findings.count + CatalogCheck(directories: [sandbox.folder]).findings.count
    }

    @Test(arguments: 0..<40)
    func contentsThatAreDamaged(seed: UInt64) throws {
        let sandbox = try Sandbox()
        try sandbox.writePNG("A.xcassets/p.imageset/a.png", width: 8, height: 8)
        try sandbox.write("A.xcassets/d.dataset/d.json", "{}")
        var dice = Dice(state: seed)
        for round in 0..<12 {
            try sandbox.write("A.xcassets/p.imageset/Contents.json", Self.mutate(Self.images, &dice))
            try sandbox.write("A.xcassets/c.colorset/Contents.json", Self.mutate(Self.colors, &dice))
            try sandbox.write("A.xcassets/d.dataset/Contents.json", Self.mutate(Self.data, &dice))
            let first = readEverything(in: sandbox)
            // What is wrong is wrong each time.
            #expect(readEverything(in: sandbox) == first, "seed \(seed), round \(round)")
        }
    }

    @Test(arguments: 0..<20)
    func foldersThatAreDamaged(seed: UInt64) throws {
        let sandbox = try Sandbox()
        var dice = Dice(state: seed &+ 1000)
        let names = [
            "A.xcassets", "p.imageset", "c.colorset", "d.dataset", "Group", "v1.2", "ä", " ", "x.appiconset", ".hidden",
            "A.xcassets.xcassets", "p.imageset.imageset", ".imageset", "-", "%s", "a\nb"
        ]
        for _ in 0..<30 {
            let depth = Int.random(in: 1...5, using: &dice)
            let path = (0..<depth).map { _ in names.randomElement(using: &dice)! }.joined(separator: "/")
            switch Int.random(in: 0..<4, using: &dice) {
            case 0: try? sandbox.write(path + "/Contents.json", Self.mutate(Self.images, &dice))
            case 1: try? sandbox.write(path, Self.mutate(Self.colors, &dice))
            case 2: try? sandbox.writePNG(path + "/a.png", width: 4, height: 4)
            default:
                // Links that lead back up, or nowhere.
                let target = Bool.random(using: &dice) ? sandbox.folder.path : sandbox.folder.path + "/nowhere"
                let url = sandbox.folder.appendingPathComponent(path + "-link")
                try? FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try? FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
            }
        }
        let first = readEverything(in: sandbox)
        #expect(readEverything(in: sandbox) == first)
    }

    @Test func hugeContentsAreReadInTime() throws {
        let sandbox = try Sandbox()
        let entry = #"{"idiom": "universal", "filename": "a.png", "scale": "1x"}"#
        try sandbox.writePNG("A.xcassets/p.imageset/a.png", width: 8, height: 8)
        try sandbox.write(
            "A.xcassets/p.imageset/Contents.json",
            "{\"images\": [" + Array(repeating: entry, count: 2_000).joined(separator: ",") + "]}")
        try sandbox.write(
            "A.xcassets/c.colorset/Contents.json",
            String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000))
        #expect(readEverything(in: sandbox) > 0)
    }
}
