import SwiftUI

extension Fixture {
    /// Weights, variants and compositions.
    @FixtureList static var symbolForms: [Fixture] {
        let weights: [(String, Font.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black)
        ]
        for (index, (name, weight)) in weights.enumerated() {
            Fixture("symbol-weights/\(index + 1)-\(name)", 80, 24) {
                HStack(spacing: 3) {
                    Image(systemName: "bell")
                    Image(systemName: "plus.circle")
                    Text(verbatim: "Hn")
                }
                .fontWeight(weight)
            }
        }
        Fixture("symbol-weights/a-disc-cuts-out-a-bolder-sign", 50, 24) {
            HStack {
                Image(systemName: "xmark.circle.fill").fontWeight(.light)
                Image(systemName: "xmark.circle.fill").fontWeight(.black)
            }
        }
        for name in [
            "bell.slash", "wifi.slash", "person.2.slash.fill", "heart.circle", "flame.circle.fill", "arrow.up.square",
            "checkmark.shield.fill", "exclamationmark.bubble", "bolt.triangle.fill", "folder.badge.plus",
            "clock.badge.exclamationmark.fill", "bell.badge", "a.circle.fill", "17.square", "50.circle",
            "dollarsign.circle.fill", "arrow.clockwise", "arrow.triangle.2.circlepath",
            "line.3.horizontal.decrease.circle",
            "lock.open.fill", "calendar", "gearshape.2.fill", "waveform.path.ecg",
            "person.text.rectangle.trianglebadge.exclamationmark.fill"
        ] {
            Fixture("symbol-compositions/\(name)", 34, 30) { Image(systemName: name) }
        }
        let variants: [(String, SymbolVariants)] = [
            ("fill", .fill), ("circle", .circle), ("square", .square), ("slash", .slash), ("slash-fill", .slash.fill),
            ("circle-fill", .circle.fill)
        ]
        for (name, variant) in variants {
            Fixture("symbol-variants/\(name)-of-bell", 30, 30) {
                Image(systemName: "bell").symbolVariant(variant)
            }
            Fixture("symbol-variants/\(name)-of-bell.badge.fill", 30, 30) {
                Image(systemName: "bell.badge.fill").symbolVariant(variant)
            }
        }
        Fixture("symbol-variants/a-symbol-without-the-variant-stays", 30, 30) {
            Image(systemName: "chevron.right").symbolVariant(.fill)
        }
        Fixture("symbol-variants/none-takes-them-back", 30, 30) {
            Image(systemName: "bell").symbolVariant(.none).symbolVariant(.fill)
        }
        Fixture("symbol-forms/stretched-with-its-outline", 48, 24) {
            Image(systemName: "bell.slash").resizable().frame(width: 44, height: 20)
        }
        Fixture("symbol-forms/inline-at-the-weight-of-the-text", 70, 24) {
            Text("\(Image(systemName: "plus.circle")) Bold").bold()
        }
        Fixture("symbol-forms/in-a-label", 70, 24) { Label("Wifi", systemImage: "wifi.slash") }
        Fixture("symbol-forms/effects-rest", 30, 30) {
            Image(systemName: "wifi")
                .symbolEffect(.variableColor.iterative.reversing)
                .symbolEffect(.bounce, options: .repeat(2).speed(3), value: 1)
                .contentTransition(.symbolEffect(.replace.downUp))
        }
    }
}
