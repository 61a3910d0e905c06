import EffectBenchmark
import Testing

/// That everything is drawn; how long it takes is the machine's affair.
@MainActor
struct EffectBenchmarkTests {
    @Test func effectsOfEveryKindAreDrawnAfterThePlainFill() throws {
        let measurements = try EffectBenchmark(duration: 0).measurements()
        #expect(measurements.first?.name == "plain")
        #expect(measurements.allSatisfy { $0.seconds > 0 && $0.seconds.isFinite })
        #expect(Set(measurements.map { "\($0.group) \($0.name)" }).count == measurements.count)
        #expect(
            Set(measurements.map(\.group))
                == ["fill", "content", "layer", "shadow", "filter", "blend", "transform"])
    }
}
