import FoundationCompat
import SwiftUI
import SwiftUICore
import Testing

/// What stands in a picture for a value whose code is left out.
@Suite("Values that are left out") @MainActor
struct LeftOutViewTests {
    /// `Image(systemSymbol:)` of a package that cannot be had cost a whole picture.
    @Test func anImageTakesNoRoomAndTakesItsModifiers() {
        let image: Image = _leftOut("left out")
        let result = ViewRenderer().render(size: CGSize(width: 100, height: 100)) {
            HStack(spacing: 0) {
                image
                image.resizable().scaledToFit().frame(width: 20, height: 20)
                image.renderingMode(.template).resizable(resizingMode: .tile).aspectRatio(contentMode: .fill)
                Color.red.overlay(image.imageScale(.large).foregroundStyle(.blue))
            }
        }
        #expect(result.findings.allSatisfy { $0.message.contains("left out") }, "\(result.findings)")
    }

    @Test func whatPlacesAndPaintsIsNeutral() {
        let (insets, angle): (EdgeInsets, Angle) = (_leftOut("left out"), _leftOut("left out"))
        #expect(insets == EdgeInsets() && angle == .zero)
        let gradient: Gradient = _leftOut("left out")
        #expect(gradient.stops.isEmpty)
        let result = ViewRenderer().render(size: CGSize(width: 10, height: 10)) {
            LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).padding(insets).rotationEffect(
                angle)
        }
        #expect(result.findings.allSatisfy { $0.message.contains("left out") }, "\(result.findings)")
    }
}
