import SwiftUI

extension Fixture {
    @FixtureList static var textStyles: [Fixture] {
        for (name, font) in [
            ("large-title", Font.largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
            ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
            ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2)
        ] {
            Fixture("text/style-\(name)", 50, 44) { Text("Hx").font(font) }
        }
        for (name, weight) in [
            ("ultra-light", Font.Weight.ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black)
        ] {
            Fixture("text/weight-\(name)", 40, 24) { Text("Ra").fontWeight(weight) }
        }
        for (name, design) in [
            ("serif", Font.Design.serif), ("rounded", .rounded), ("monospaced", .monospaced)
        ] {
            Fixture("text/design-\(name)", 50, 24) { Text("Rag1").font(.system(size: 17, design: design)) }
            Fixture("text/design-\(name)-bold", 50, 24) {
                Text("Rag1").font(.system(size: 17, weight: .bold, design: design))
            }
        }
        for size in [8, 12, 40] as [CGFloat] {
            Fixture("text/size-\(Int(size))", 60, 50) { Text("Ax").font(.system(size: size)) }
        }
        Fixture("text/italic", 40, 24) { Text("Rag").italic() }
        Fixture("text/italic-bold", 40, 24) { Text("Rag").italic().bold() }
        Fixture("text/italic-serif", 40, 24) { Text("Rag").font(.system(.body, design: .serif)).italic() }
        Fixture("text/italic-rounded-is-slanted", 40, 24) {
            Text("Rag").font(.system(.body, design: .rounded)).italic()
        }
        Fixture("text/small-caps", 50, 24) { Text("Abc").font(.body.smallCaps()) }
        Fixture("text/monospaced-digits", 50, 44) {
            VStack(spacing: 0) {
                Text("1171"); Text("0000")
            }.monospacedDigit()
        }
        Fixture("text/proportional-digits", 50, 44) {
            VStack(spacing: 0) {
                Text("1171"); Text("0000")
            }
        }
        Fixture("text/environment-font-and-weight", 50, 44) {
            VStack(spacing: 0) {
                Text("Ab"); Text("Ab").fontWeight(.regular)
            }
            .font(.title3).fontWeight(.heavy)
        }
        Fixture("text/custom-font-missing", 60, 30, findings: ["font-missing"]) {
            Text("Abc").font(.custom("No Such Font", size: 20))
        }
        Fixture("text/fonts-of-every-iphone", 90, 90, findings: Array(repeating: "font-substituted", count: 4)) {
            VStack(spacing: 0) {
                Text("Rag 1").font(.custom("Helvetica Neue", size: 17))
                Text("Rag 1").font(.custom("Georgia-BoldItalic", size: 17))
                Text("Rag 1").font(.custom("Menlo-Regular", size: 17))
                Text("Rag 1").font(.custom("AvenirNext-DemiBold", size: 17))
            }
        }
        Fixture("text/own-font-wins", 50, 30) { Text("Ab").font(.caption).font(.title) }
        Fixture("text/dynamic-type-accessibility1", 50, 44) {
            Text("Hx").environment(\.dynamicTypeSize, .accessibility1)
        }
        Fixture("text/dynamic-type-leaves-fixed-sizes", 50, 44) {
            Text("Hx").font(.system(size: 17)).environment(\.dynamicTypeSize, .accessibility1)
        }
        Fixture("text/scale-1x", 40, 24, scale: 1) { Text("Hxg") }
        Fixture("text/scale-3x", 40, 24, scale: 3) { Text("Hxg") }
        Fixture("text/dark", 40, 24, scheme: .dark) { Text("Hxg").background(Color.black) }
    }
}
