import Foundation
import PackagedFonts
import Testing

@testable import Typesetting

@Suite struct CachingTests {
    @Test func `A long paragraph measured at many widths is shaped once`() throws {
        let typesetter = try Typesetter(fontDirectories: [PackagedFonts.facesDirectory])
        let text = String(repeating: "Lorem ipsum dolor sit amet, ", count: 72)
        #expect(text.count > 2000)
        for width in 1...50 {
            _ = typeset(text, width: CGFloat(width) * 10, with: typesetter)
        }
        #expect(typesetter.shapingCount == 1)
    }

    @Test func `Shrinking shapes a line at most once per optical size`() throws {
        let typesetter = try Typesetter(fontDirectories: [PackagedFonts.facesDirectory])
        _ = typeset("A heading", TextFont(size: 40), width: 50, with: typesetter) {
            ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.1)
        }
        #expect(typesetter.shapingCount <= 2)
    }

    @Test func `Equal requests give equal results from many threads`() async throws {
        let typesetter = try Typesetter(fontDirectories: [PackagedFonts.facesDirectory])
        let widths = await withTaskGroup(of: CGFloat.self) { group in
            for number in 0..<64 {
                group.addTask { typeset("Thread 漢字 \(number % 4)", width: 70, with: typesetter).size.width }
            }
            return await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
        }
        #expect(widths.count <= 4)
        #expect(typesetter.shapingCount == 4)
    }

    @Test func `What is known of a line with room for it is what would be set again`() throws {
        let known = try Typesetter(fontDirectories: [PackagedFonts.facesDirectory])
        // One that is never asked for the ideal size.
        let fresh = try Typesetter(fontDirectories: [PackagedFonts.facesDirectory])
        let texts = ["Hello", "A heading, and more of it", "trailing space ", "", "two\nlines", "ends\n", "漢字 مرحبا"]
        for text in texts {
            for alignment in [Paragraph.Alignment.leading, .center, .trailing] {
                for (limit, factor) in [(nil, 1), (1, 1), (1, 0.5), (2, 1)] as [(Int?, CGFloat)] {
                    func set(_ typesetter: Typesetter, _ width: CGFloat?, _ height: CGFloat?) -> TypesetText {
                        typeset(text, TextFont(size: 17), width: width, height: height, with: typesetter) {
                            ($0.alignment, $0.lineLimit, $0.minimumScaleFactor) = (alignment, limit, factor)
                        }
                    }
                    let ideal = set(known, nil, nil).size
                    for width in [0, ideal.width - 1, ideal.width - 0.005, ideal.width, ideal.width + 0.2, 500] {
                        for height in [nil, 0, ideal.height / 2, 300] as [CGFloat?] {
                            let (one, other) = (set(known, width, height), set(fresh, width, height))
                            #expect("\(one)" == "\(other)", "\(text) in \(width) × \(height ?? .infinity)")
                        }
                    }
                }
            }
        }
    }

    @Test func `The cache drops what was not used lately`() {
        var cache = RecencyCache<Int, Int>(capacity: 2)
        for number in 0..<5 {
            cache.insert(number, for: number)
            #expect(cache.value(for: 0) == (number < 5 ? 0 : nil), "0 is used every time")
        }
        #expect(cache.value(for: 1) == nil)
        #expect(cache.value(for: 4) == 4)
    }

    @Test func `The fingerprint names fonts and libraries, not folders`() {
        let fingerprint = Typesetter.shared.fingerprint
        for part in ["pango 1.", "harfbuzz ", "freetype 2.", "Inter.ttf:", "NotoColorEmoji.ttf:"] {
            #expect(fingerprint.contains(part))
        }
        #expect(!fingerprint.contains("/"))
    }
}
