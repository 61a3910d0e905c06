import Foundation
import SwiftUI
import Testing

/// What iOS 26 added and a picture shows nothing of, as Apple's documentation writes it.
struct IOS26Tests {
    @Animatable
    private struct Wedge: Shape {
        var angle: Angle
        @AnimatableIgnored var isClosed = true

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX * cos(angle.radians), y: rect.midY))
                if isClosed { path.closeSubpath() }
            }
        }
    }

    @Test func animatableTypesAreDrawnAsTheyAre() {
        let path = Wedge(angle: .zero).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 0))
    }

    @Test func aStyleOfComponentsMayBeFollowed() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0), range = start..<start + 9500
        let components = Date._RangeComponentsStyle(style: .narrow, locale: .init(identifier: "en_US"), fields: [.hour])
        let later = try #require(components.discreteInput(after: range))
        #expect(later.upperBound > range.upperBound && components.discreteInput(before: start..<start) == nil)
    }
}
