import Foundation
import Testing

@testable import DisplayList

struct MotionTimingTests {
    @Test func aLinearChangeIsHalfwayAtHalfTime() {
        let timing = MotionTiming(.bezier(0, 0, 1, 1), duration: 0.4)
        #expect(timing.length == 0.4)
        #expect(abs(timing.progress(at: 0.2) - 0.5) < 1e-9)
        #expect(timing.progress(at: 0) == 0)
        #expect(timing.progress(at: 0.4) == 1)
    }

    @Test func easingStartsAndEndsSlowly() {
        let timing = MotionTiming(.bezier(0.42, 0, 0.58, 1), duration: 1)
        #expect(abs(timing.progress(at: 0.5) - 0.5) < 1e-9)
        #expect(timing.progress(at: 0.1) < 0.03)
        #expect(timing.progress(at: 0.9) > 0.97)
    }

    @Test func delayAndSpeedMoveTheTime() {
        let timing = MotionTiming(.bezier(0, 0, 1, 1), duration: 1, delay: 0.5, speed: 2)
        #expect(timing.length == 1)
        #expect(timing.progress(at: 0.5) == 0)
        #expect(abs(timing.progress(at: 0.75) - 0.5) < 1e-9)
    }

    /// 1 - e^-x (1 + x), with x = 2π t / 0.55.
    @Test func theStandardSpringDoesNotOvershoot() {
        let timing = MotionTiming.standard
        var last = 0.0
        for step in 0...60 {
            let value = timing.progress(at: Double(step) / 60)
            #expect(value >= last && value <= 1)
            last = value
        }
        let x = 2 * Double.pi * 0.1 / 0.55
        #expect(abs(timing.progress(at: 0.1) - (1 - exp(-x) * (1 + x))) < 1e-9)
        #expect(timing.length > 0.55 && timing.length < 0.6)
        #expect(1 - timing.progress(at: timing.length - 1e-6) < 0.0101)
    }

    @Test func aBouncingSpringGoesBeyondItsEnd() {
        let timing = MotionTiming(.spring(bounce: 0.4), duration: 0.5)
        let values = (0...200).map { timing.progress(at: Double($0) / 200) }
        #expect(values.max()! > 1.05)
        #expect(abs(timing.progress(at: timing.length - 1e-6) - 1) < 0.02)
    }

    @Test func nothingTakesLongerThanTwoSeconds() {
        #expect(MotionTiming(.bezier(0, 0, 1, 1), duration: 9).length == 2)
        #expect(MotionTiming(.spring(bounce: 0.99), duration: 5).length == 2)
        #expect(MotionTiming(.bezier(0, 0, 1, 1), duration: 0).length == 0)
    }
}
