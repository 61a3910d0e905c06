import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Two cards with rings and a line below them, 171 points high in a widget of 160: measured at 2× in a Mac's picture,
/// `docs/widget-snapshots/claude-gauge-medium.png` of delikat/ClaudeUsageWidget 09bb8a39. What may shrink to 0.8 of
/// its size does so before the stack overflows, and the overflow is the same above and below.
@Suite("Cards that are too high for their widget") @MainActor
struct CrowdedCardTests {
    private static let orange = Color(red: 1, green: 149 / 255, blue: 0)

    private func card(_ title: String, part: CGFloat, reset: String) -> some View {
        VStack(spacing: 6) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: title).font(.system(size: 13, weight: .semibold))
                Text(verbatim: "Claude Max 20x").font(.system(size: 10, weight: .medium))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            ZStack {
                Circle().stroke(Color(white: 0.9), lineWidth: 72 * 0.12)
                Circle().trim(from: 0, to: part).rotation(.degrees(-90))
                    .stroke(Self.orange, style: StrokeStyle(lineWidth: 72 * 0.12, lineCap: .round))
            }
            .frame(width: 72, height: 72)
            Text(verbatim: reset).font(.system(size: 9, weight: .medium)).lineLimit(1).minimumScaleFactor(0.8)
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(white: 0.97)))
    }

    @Test("shrink the lines that may shrink, and stand where Apple's do")
    func crowdedCards() throws {
        let view = VStack(spacing: 4) {
            HStack(spacing: 8) {
                card("5 Hour", part: 0.64, reset: "Resets in 45 min.")
                card("7 Day", part: 0.38, reset: "Resets in 3 days")
            }
            Text(verbatim: "Updated 12m ago").font(.system(size: 9, weight: .medium)).lineLimit(1)
                .minimumScaleFactor(0.8)
        }
        .padding(6)
        .frame(width: 338, height: 160)
        .background(.white)
        let picture = try Stage(338, 160, scale: 2).draw(view, named: "crowded-cards.png")

        func expect(_ color: Picture.Color, _ tolerance: Int, in area: CGRect, _ apple: CGRect, _ slack: CGFloat) throws
        {
            let box = try #require(picture.box(of: color, tolerance: tolerance, in: area))
            #expect(
                abs(box.minX - apple.minX) <= slack && abs(box.minY - apple.minY) <= slack
                    && abs(box.maxX - apple.maxX) <= slack && abs(box.maxY - apple.maxY) <= slack,
                "\(box) instead of \(apple)")
        }
        try expect(Picture.Color(255, 149, 0), 30, in: CGRect(0, 60, 340, 220), CGRect(107, 89, 144, 160), 1)
        // Ink boxes; the stand-in's lines are within 2 %.
        try expect(.black, 110, in: CGRect(20, 20, 260, 36), CGRect(38, 30, 83, 20), 2)
        try expect(.black, 110, in: CGRect(90, 250, 190, 26), CGRect(108, 256, 125, 11), 2)
        try expect(.black, 110, in: CGRect(240, 300, 200, 20), CGRect(273, 306, 130, 14), 2)
    }
}
