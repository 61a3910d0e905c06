import SwiftUI
import SwiftUICore

/// Weights, slants and designs that containers and texts ask for come after the font's own and win over them.
extension Fixture {
    @FixtureList static var textFontChoice: [Fixture] {
        Fixture("text/weight-wins-over-the-font", 40, 26) { Text("Ra").font(.title3.bold()).fontWeight(.regular) }
        Fixture("text/weight-of-a-container-wins-over-the-font", 40, 26) {
            VStack { Text("Ra") }.font(.title3.bold()).fontWeight(.light)
        }
        Fixture("text/weight-of-a-text-wins-over-its-container", 40, 26) {
            VStack { Text("Ra").fontWeight(.thin) }.fontWeight(.heavy)
        }
        Fixture("text/bold-wins-over-an-outer-weight", 40, 26) { VStack { Text("Ra") }.bold().fontWeight(.thin) }
        Fixture("text/bold-off-takes-bold-back", 40, 26) { VStack { Text("Ra") }.bold(false).bold() }
        Fixture("text/bold-off-leaves-the-fonts-own", 40, 26) { Text("Ra").bold(false).font(.body.bold()) }
        Fixture("text/bold-off-leaves-another-weight", 40, 26) {
            VStack { Text("Ra") }.bold(false).fontWeight(.black)
        }
        Fixture("text/no-weight-takes-weights-back", 40, 26) {
            VStack { Text("Ra") }.fontWeight(nil).bold().fontWeight(.thin)
        }
        Fixture("text/italic-off-takes-italic-back", 40, 26) { VStack { Text("Ra") }.italic(false).italic() }
        Fixture("text/design-of-a-container", 50, 26) { VStack { Text("Rag1") }.fontDesign(.serif) }
        Fixture("text/design-wins-over-the-font", 50, 26) {
            Text("Rag1").font(.system(.body, design: .rounded)).fontDesign(.serif)
        }
        Fixture("text/monospaced-of-a-container", 50, 26) { VStack { Text("Rag1") }.monospaced() }
        Fixture("text/monospaced-off", 50, 26) { VStack { Text("Rag1") }.monospaced(false).monospaced() }
        Fixture("text/monospaced-takes-the-place-of-a-custom-font", 60, 26) {
            Text("Rag1").font(.custom("No Such Font", size: 17).monospaced())
        }
        for (name, width) in [
            ("compressed", Font.Width.compressed), ("condensed", .condensed), ("expanded", .expanded)
        ] {
            Fixture("text/width-\(name)", 50, 26) { Text("Rage").fontWidth(width) }
        }
        Fixture("text/width-wins-over-the-font", 50, 26) {
            Text("Rage").font(.body.width(.expanded)).fontWidth(.condensed)
        }
        Fixture("text/lowercase-small-caps", 60, 26) { Text("Abc12").font(.body.lowercaseSmallCaps()) }
        Fixture("text/uppercase-small-caps", 60, 26) { Text("Abc12").font(.body.uppercaseSmallCaps()) }
        Fixture("text/headline-has-its-own-weight", 60, 26) { Text("Head").font(.headline) }
        Fixture("text/headline-regular", 60, 26) { Text("Head").font(.headline).fontWeight(.regular) }
        Fixture("text/bold-text-setting", 60, 50) {
            VStack(spacing: 0) {
                Text("Rage"); Text("Rage").bold()
            }.environment(\.legibilityWeight, .bold)
        }
        Fixture("text/font-scaled", 60, 40) { Text("Rag").font(.body.scaled(by: 1.5)) }
        Fixture("text/no-font-is-body", 40, 26) { VStack { Text("Ra").font(nil) }.font(.largeTitle) }
        Fixture("text/leading-loose", 40, 60) { Text("A\nB").font(.body.leading(.loose)).background(Color.yellow) }
        Fixture("text/older-size-category", 40, 40) { Text("Ra").environment(\.sizeCategory, .accessibilityMedium) }
        Fixture("text/monospaced-digits-of-the-rounded-design", 60, 50) {
            VStack(spacing: 0) {
                Text("1171"); Text("0000")
            }.font(.system(.body, design: .rounded).monospacedDigit())
        }
        // Darkroom Rounded stands in for SF Pro Rounded; an iPhone has no font of that name.
        Fixture("text/custom-font-of-a-stand-ins-name", 60, 30, findings: ["font-missing"]) {
            Text("Rage").font(.custom("Darkroom Rounded", size: 17))
        }
        Fixture("text/missing-font-grows-with-dynamic-type", 60, 60, findings: ["font-missing"]) {
            VStack(spacing: 0) {
                Text("Ag").font(.custom("No Such Font", size: 17))
                Text("Ag").font(.custom("No Such Font", fixedSize: 17))
            }
            .dynamicTypeSize(.accessibility1)
        }
    }
}
