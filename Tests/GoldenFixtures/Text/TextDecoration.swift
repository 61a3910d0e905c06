import SwiftUI

extension Fixture {
    @FixtureList static var textDecoration: [Fixture] {
        Fixture("text/underline", 40, 24) { Text("Age").underline() }
        Fixture("text/underline-color", 40, 24) { Text("Age").underline(color: .red) }
        Fixture("text/underline-dash", 50, 24) { Text("Agenda").font(.caption).underline(pattern: .dash) }
        Fixture("text/underline-dot", 50, 24) { Text("Agenda").font(.caption).underline(pattern: .dot) }
        Fixture("text/strikethrough", 40, 24) { Text("Age").strikethrough() }
        Fixture("text/strikethrough-color", 40, 24) { Text("Age").strikethrough(color: .blue) }
        Fixture("text/kerning", 60, 24) { Text("Age").kerning(6) }
        Fixture("text/tracking", 60, 24) { Text("Age").tracking(6) }
        Fixture("text/tracking-negative", 60, 24) { Text("Age").tracking(-2) }
        Fixture("text/kerning-keeps-ligatures-apart", 60, 24) { Text("office").tracking(2) }
        Fixture("text/baseline-offset", 50, 40) { Text("A") + Text("2").font(.caption).baselineOffset(8) }
        Fixture("text/baseline-offset-negative", 50, 40) { Text("H") + Text("2").font(.caption).baselineOffset(-4) }
        Fixture("text/concatenation", 60, 30) {
            Text("A").foregroundColor(.red) + Text("b").bold() + Text("c").italic().foregroundColor(.blue)
        }
        Fixture("text/concatenation-of-sizes", 60, 40) {
            Text("18").font(.largeTitle) + Text("°C").font(.caption)
        }
        Fixture("text/concatenation-with-symbol", 60, 30) {
            Text("A ") + Text(Image(systemName: "star.fill")).foregroundColor(.orange) + Text(" b")
        }
        Fixture("text/modifier-of-concatenation-is-a-default", 60, 30) {
            (Text("A") + Text("b").foregroundColor(.red)).foregroundColor(.blue)
        }
        Fixture("text/markdown-strong-and-emphasized", 60, 30) { Text("a **b** *c*") }
        Fixture("text/markdown-nested", 60, 30) { Text("***a** b*") }
        Fixture("text/markdown-strikethrough-and-code", 60, 30) { Text("~~ab~~ `R1`") }
        Fixture("text/markdown-around-a-value", 60, 30) { Text("**\(12)** of \(3)") }
        Fixture("text/markdown-link-has-the-tint", 60, 30) { Text("[a b](https://example.com) c") }
        Fixture("text/markdown-escaped", 60, 30) { Text("\\*a\\*") }
        Fixture("text/no-markdown-between-spaces-or-in-words", 100, 24) { Text("2 * 3 * 4 a_b_c").font(.caption) }
        Fixture("text/verbatim-keeps-markdown", 60, 30) { Text(verbatim: "**b**") }
        Fixture("text/text-case-upper", 60, 24) { Text("Straße").font(.caption).textCase(.uppercase) }
        Fixture("text/interpolated-number", 60, 24) { Text("\(1234) x") }
        Fixture("text/interpolated-number-german", 60, 24) {
            Text("\(1234) x").environment(\.locale, Locale(identifier: "de_DE"))
        }
        Fixture("text/gradient", 50, 30) {
            Text("Hm").font(.title).foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        Fixture("text/secondary-scale", 50, 30) { Text("A") + Text("kg").textScale(.secondary) }
    }
}
