import DisplayList
import Foundation
import RenderModel
import Testing

@testable import WidgetKitCore

/// What lies below a widget without its background.
struct RenderingModeBackgroundTests {
    private let bounds = CGRect(x: 0, y: 0, width: 158, height: 158)

    private func items(
        _ mode: ModeName, tint: String = "blue", _ scheme: SchemeName = .light, radius: CGFloat = 22
    ) -> [DisplayItem] {
        RenderingModeBackground(
            presentation: Presentation(mode: mode, tint: TintName(named: tint)!), scheme: scheme, bounds: bounds,
            cornerRadius: radius
        ).items
    }

    private func color(_ item: DisplayItem) -> ResolvedColor? {
        if case .fill(_, .color(let color), _, _) = item { color } else { nil }
    }

    @Test(arguments: [(ModeName.fullColor, 0), (.vibrant, 0), (.standBy, 1), (.accented, 1), (.clear, 2)])
    func eachPlaceHasItsOwn(_ mode: ModeName, _ count: Int) {
        #expect(items(mode).count == count)
    }

    @Test func standByIsBlack() {
        #expect(items(.standBy) == [.fill(.rectangle(bounds), .color(.black))])
    }

    @Test func theTintedHomeScreenDarkensDownwards() throws {
        let item = items(.accented, tint: "white")[0]
        guard case .fill(let outline, .linearGradient(let stops, let from, let to), _, _) = item else {
            Issue.record("no gradient")
            return
        }
        #expect(outline == .rectangle(bounds) && from == CGPoint(x: 79, y: 0) && to == CGPoint(x: 79, y: 158))
        #expect(stops.map(\.location) == [0, 1] && stops.map(\.color.alpha) == [0.8, 0.8])
        #expect(stops[0].color.red > stops[1].color.red)
        // White tints no channel more than another.
        #expect(stops.allSatisfy { $0.color.red == $0.color.green && $0.color.green == $0.color.blue })
    }

    @Test func aTintColorsTheGradient() throws {
        guard case .fill(_, .linearGradient(let stops, _, _), _, _) = items(.accented, tint: "FF0000")[0] else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.allSatisfy { $0.color.red > $0.color.green && $0.color.green == $0.color.blue })
    }

    @Test(arguments: [(SchemeName.light, Float(1), Float(0.16)), (.dark, 0, 0.28)])
    func glassIsWhiteOrBlack(_ scheme: SchemeName, _ gray: Float, _ alpha: Float) {
        #expect(color(items(.clear, scheme)[0]) == ResolvedColor(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    @Test(arguments: [(CGFloat(22), CGFloat(21.75)), (0.25, 0), (0, 0)])
    func theRimRunsInsideOfTheCorner(_ radius: CGFloat, _ inner: CGFloat) {
        guard case .stroke(let outline, let pattern, _, _) = items(.clear, radius: radius)[1] else {
            Issue.record("no rim")
            return
        }
        #expect(outline == .roundedRectangle(bounds.insetBy(dx: 0.25, dy: 0.25), radius: inner, continuous: true))
        #expect(pattern.lineWidth == 0.5)
    }
}
