import Foundation
import SwiftUI
import Testing

@Suite("Unit curves")
struct UnitCurveTests {
    private static let places = [0, 0.1, 0.25, 0.5, 0.8, 1]
    private static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut
    ]

    @Test("A line has the value and the speed of its time")
    func line() {
        for x in Self.places {
            #expect(abs(UnitCurve.linear.value(at: x) - x) < 1e-9)
            #expect(abs(UnitCurve.linear.velocity(at: x) - 1) < 1e-6)
        }
    }

    @Test("Circular curves are quarters of circles")
    func circles() {
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
        #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-12)
    }

    @Test("All go from 0 to 1, and times beyond count as those")
    func ends() {
        for curve in Self.curves {
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
            #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
        }
    }

    @Test("An inverse leads back, and the speed is the slope")
    func inverses() {
        for curve in Self.curves {
            for x in Self.places {
                #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
            }
            let slope = (curve.value(at: 0.3001) - curve.value(at: 0.2999)) / 0.0002
            #expect(abs(curve.velocity(at: 0.3) - slope) < 1e-4)
            #expect(curve.inverse.inverse == curve)
        }
    }
}
