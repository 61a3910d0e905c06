import SwiftUI
import SwiftUICore
import Testing

/// What views tell of their own layout when someone asks why they lie where they do.
@Suite("Layout details") @MainActor
struct LayoutDetailTests {
    private static func details<V: View>(_ view: V) -> [String] {
        ViewResolver.node(of: view, _ViewInputs(environment: EnvironmentValues(), session: ResolutionSession()))
            .layoutDetails
    }

    @Test("A stack tells its alignment and spacing")
    func stacks() {
        #expect(
            Self.details(
                VStack {
                    Color.red; Color.blue
                }) == ["spacing default"])
        #expect(
            Self.details(HStack(alignment: .firstTextBaseline, spacing: 4) {}) == [
                "alignment firstTextBaseline", "spacing 4"
            ])
        #expect(
            Self.details(
                ZStack(alignment: .bottomTrailing) {
                    Color.red; Color.blue
                }) == ["alignment bottomTrailing"])
    }

    @Test("A frame tells its lengths and, where nothing is centered, its alignment")
    func frames() {
        #expect(
            Self.details(Color.red.frame(width: 44, alignment: .topLeading)) == ["width 44", "alignment topLeading"])
        #expect(Self.details(Color.red.frame(minHeight: 10, idealHeight: 20.5)) == ["minHeight 10", "idealHeight 20.5"])
        #expect(
            Self.details(Color.red.frame(maxWidth: .infinity, alignment: .leading)) == [
                "maxWidth ∞", "alignment leading"
            ])
    }

    @Test("A padding tells its sides as shortly as source does")
    func paddings() {
        #expect(Self.details(Color.red.padding()) == ["16"])
        #expect(Self.details(Color.red.padding(.horizontal, 8)) == ["horizontal 8"])
        #expect(Self.details(Color.red.padding(.top, 1 / 3)) == ["top 0.33"])
    }

    @Test("Ratios, offsets, spacers and fixed sizes tell theirs")
    func others() {
        #expect(Self.details(Color.red.aspectRatio(1.5, contentMode: .fit)) == ["1.5", "fit"])
        #expect(Self.details(Color.red.scaledToFill()) == ["its own", "fill"])
        #expect(Self.details(Color.red.offset(x: 4)) == ["x 4", "y 0"])
        #expect(Self.details(Spacer(minLength: 2)) == ["minLength 2"])
        #expect(Self.details(Color.red.fixedSize(horizontal: false, vertical: true)) == ["vertical"])
    }
}
