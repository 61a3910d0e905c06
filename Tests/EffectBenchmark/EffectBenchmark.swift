import DisplayList
import Geometry
import Rasterizer
import SwiftUI
import SwiftUICore

/// How much longer effects take to draw than a plain fill of the same area.
@MainActor
package struct EffectBenchmark {
    /// One effect.
    package struct Measurement {
        package let group: String
        package let name: String
        /// From the display list to pixels, the least of several times: what else the machine does only adds to them.
        package let seconds: Double
    }

    /// Each effect is drawn again and again for this long, in seconds, and at least twice.
    private let duration: Double

    package init(duration: Double) { self.duration = duration }

    /// The plain fill first.
    package func measurements() throws -> [Measurement] {
        // One for all, as a worker has one: glyphs and decoded images are kept.
        let rasterizer = Rasterizer()
        return try EffectSample.all().map { sample in
            let list = ViewRenderer().render(size: EffectSample.canvas) { sample.view }.displayList
            return Measurement(group: sample.group, name: sample.name, seconds: try time(list, rasterizer))
        }
    }

    private func time(_ list: DisplayList, _ rasterizer: Rasterizer) throws -> Double {
        _ = try rasterizer.rasterize(list, scale: EffectSample.scale)
        var least = Double.infinity
        let start = ContinuousClock.now
        repeat {
            let begin = ContinuousClock.now
            _ = try rasterizer.rasterize(list, scale: EffectSample.scale)
            least = min(least, (ContinuousClock.now - begin) / .seconds(1))
        } while (ContinuousClock.now - start) / .seconds(1) < duration
        return least
    }
}
