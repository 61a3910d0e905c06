import DisplayList
import Foundation
import Rasterizer
import SwiftUI
import SwiftUICore

/// Texts within texts, each with its own look.
extension Fixture {
    /// 10 × 14 points, red with a white stripe.
    nonisolated private static var stripes: SwiftUI.Image {
        let pixels = (0..<28).flatMap { y in (0..<20).map { _ in y < 8 ? 0xFFFF_FFFF : UInt32(0xFFE0_2020) } }
        let data = (try? PNGEncoder().encode(Bitmap(width: 20, height: 28, pixels: pixels))) ?? Data()
        let reference = ImageReference(
            name: "stripes", content: .data(data), pixelSize: CGSize(width: 20, height: 28))
        return SwiftUI.Image(source: .bitmap(reference, scale: 2))
    }

    @FixtureList static var textRuns: [Fixture] {
        Fixture("text/interpolated-text-keeps-its-look", 70, 26) {
            Text("a \(Text("Rb").foregroundColor(.red).bold()) c").foregroundColor(.blue)
        }
        Fixture("text/interpolated-text-twice-removed", 70, 26) {
            Text("a \(Text("b \(Text("c").bold())").italic()) d")
        }
        Fixture("text/interpolated-symbol", 70, 26) { Text("a \(Image(systemName: "star.fill")) b") }
        Fixture("text/bitmap-stands-on-the-baseline", 70, 30) { Text("Ag") + Text(stripes) + Text("g") }
        Fixture("text/bitmap-makes-its-line-higher", 50, 40) {
            (Text("g") + Text(stripes)).font(.system(size: 8)).background(Color.yellow)
        }
        Fixture("text/missing-image-in-a-text", 60, 40, findings: ["image-missing"]) { Text("a\(Image("Nowhere"))b") }
        Fixture("text/unknown-symbol-in-a-text", 60, 30, findings: ["symbol-missing"]) {
            Text("a\(Image(systemName: "no.such.symbol"))b")
        }
        Fixture("text/symbol-has-its-runs-weight-and-color", 60, 26) {
            Text(Image(systemName: "bolt")) + Text(Image(systemName: "bolt")).bold().foregroundColor(.red)
        }
        Fixture("text/modifiers-of-a-sum-reach-both", 60, 26) { (Text("Ra") + Text("ge").italic()).bold() }
        Fixture("text/sums-in-sums", 80, 30) {
            ((Text("R") + Text("a").font(.title)).foregroundColor(.red) + Text("g")).underline()
        }
        Fixture("text/run-of-a-lower-level", 60, 26) { Text("Ra") + Text("ge").foregroundStyle(.secondary) }
        Fixture("text/gradient-of-a-run", 120, 40) {
            Text("Hm").font(.title)
                + Text("Hm").font(.title).foregroundStyle(
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        Fixture("text/no-color-is-the-standard-one", 60, 26) {
            VStack { Text("Ra").foregroundColor(nil) }.foregroundColor(.red)
        }
        Fixture("text/gradient-over-two-lines", 60, 60) {
            Text("Hm\nHm").font(.title3).foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
        Fixture("text/shadow-of-a-run", 60, 36) {
            Text("Ra").font(.title) + Text("g").font(.title).foregroundStyle(.red.shadow(.drop(radius: 2, x: 3, y: 3)))
        }
        Fixture("text/tracking-counts-before-kerning", 60, 26) { Text("Age").kerning(12).tracking(2) }
        Fixture("text/kerning-of-a-container", 60, 26) { VStack { Text("Age") }.kerning(4) }
        Fixture("text/underline-taken-back", 60, 26) { VStack { Text("Age").underline(false) }.underline() }
        Fixture("text/underline-over-two-lines", 50, 50) { Text("One two").underline().frame(width: 40) }
        for (name, pattern) in [("dash-dot", Text.LineStyle.Pattern.dashDot), ("dash-dot-dot", .dashDotDot)] {
            Fixture("text/strikethrough-\(name)", 60, 26) { Text("Agenda").strikethrough(pattern: pattern) }
        }
        Fixture("text/underline-and-strikethrough-in-two-colors", 60, 26) {
            Text("Agenda").underline(color: .red).strikethrough(true, color: .blue)
        }
        Fixture("text/baseline-offset-of-a-container", 60, 40) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A"); VStack { Text("B") }.baselineOffset(6)
            }
        }
        Fixture("text/scale-of-a-container", 60, 26) { VStack { Text("kg") }.textScale(.secondary) }
        Fixture("text/lowercase", 60, 26) { Text("STRASSE").font(.caption).textCase(.lowercase) }
        Fixture("text/case-of-a-turkish-i", 60, 26) {
            Text("iI").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
        }
        Fixture("text/literals-in-a-choice-are-keys", 60, 26) { Text(Bool(true) ? "**R**a" : "b") }
        Fixture("text/strings-are-verbatim", 60, 26) {
            let string = "**R**a"
            Text(string)
        }
        Fixture("text/substrings-are-verbatim", 60, 26) { Text("**R**a b".prefix(6)) }
        Fixture("text/percent-sign-in-a-key", 80, 26) { Text("5 % of \(20)") }
        Fixture("text/format-percent", 60, 26) { Text(0.42, format: .percent) }
        Fixture("text/format-currency", 80, 26) { Text(12.5, format: .currency(code: "EUR")) }
        Fixture("text/format-of-its-container-locale", 80, 26) {
            Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
        }
        Fixture("text/format-list", 100, 26) { Text(["a", "b", "c"], format: .list(type: .and)) }
        Fixture("text/specifier", 60, 26) { Text("\(3.14159, specifier: "%.2f") m") }
        Fixture("text/date-within-a-text", 150, 20) {
            Text("In \(FixtureEnvironment.now.addingTimeInterval(674), style: .relative) or so").font(.caption)
        }
        Fixture("text/markdown-picture-is-its-description", 60, 26) { Text("a ![b](c.png) d") }
        Fixture("text/markdown-address-is-a-link", 140, 20) { Text("See https://a.bc, d").font(.caption) }
        Fixture("text/markdown-link-within-emphasis", 60, 26) { Text("*a [b](https://c.de) f*") }
        Fixture("text/attributed-markdown", 70, 26) {
            Text((try? AttributedString(markdown: "**R**a *g* `1`")) ?? AttributedString())
        }
        Fixture("text/attributed-paragraphs", 60, 70) {
            var string = AttributedString("One\n\nTwo")
            if let range = string.range(of: "Two") { string[range].font = .caption }
            return Text(string).background(Color.yellow)
        }
        Fixture("text/attributed-font-against-a-containers-weight", 60, 26) {
            var string = AttributedString("Rage")
            if let range = string.range(of: "ge") { string[range].font = .body }
            return VStack { Text(string) }.fontWeight(.heavy)
        }
    }
}
