import SwiftUI

extension Fixture {
    @FixtureList static var symbols: [Fixture] {
        for name in [
            "star.fill", "heart", "cloud.sun.fill", "gamecontroller.fill", "person.crop.circle", "chevron.right",
            "checkmark", "exclamationmark.triangle.fill", "bolt.fill", "arrow.up.right"
        ] {
            Fixture("symbols/\(name)", 26, 26) { Image(systemName: name) }
        }
        for (name, weight) in [("thin", Font.Weight.thin), ("regular", .regular), ("bold", .bold)] {
            Fixture("symbols/weight-\(name)", 26, 26) { Image(systemName: "heart").fontWeight(weight) }
        }
        for (name, scale) in [("small", Image.Scale.small), ("medium", .medium), ("large", .large)] {
            Fixture("symbols/scale-\(name)", 30, 30) { Image(systemName: "heart.fill").imageScale(scale) }
        }
        Fixture("symbols/follows-the-font", 40, 40) { Image(systemName: "heart.fill").font(.largeTitle) }
        Fixture("symbols/resizable", 30, 30) { Image(systemName: "heart.fill").resizable() }
        Fixture("symbols/resizable-fit", 40, 20) { Image(systemName: "heart.fill").resizable().scaledToFit() }
        Fixture("symbols/variant-fill", 26, 26) { Image(systemName: "heart").symbolVariant(.fill) }
        Fixture("symbols/variant-circle", 30, 30) { Image(systemName: "heart").symbolVariant(.circle) }
        Fixture("symbols/variant-circle-fill", 30, 30) { Image(systemName: "heart").symbolVariant(.circle.fill) }
        Fixture("symbols/variant-slash", 30, 30) { Image(systemName: "bell").symbolVariant(.slash) }
        Fixture("symbols/variant-square", 30, 30) { Image(systemName: "plus").symbolVariant(.square) }
        Fixture("symbols/number-in-circle", 30, 30) { Image(systemName: "3.circle.fill") }
        Fixture("symbols/color", 26, 26) { Image(systemName: "star.fill").foregroundStyle(.orange) }
        Fixture("symbols/gradient", 26, 26) {
            Image(systemName: "star.fill")
                .foregroundStyle(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
        }
        Fixture("symbols/hole-shows-the-background", 30, 30) {
            ZStack {
                Color.yellow; Image(systemName: "heart.circle.fill").foregroundStyle(.red)
            }
        }
        Fixture("symbols/beside-text", 60, 26) {
            HStack(spacing: 4) {
                Image(systemName: "star.fill"); Text("Hx")
            }
        }
        Fixture("symbols/unknown-is-a-dashed-square", 26, 26, findings: ["symbol-missing"]) {
            Image(systemName: "no.such.symbol")
        }
    }
}
