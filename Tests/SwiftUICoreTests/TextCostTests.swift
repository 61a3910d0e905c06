import SwiftUI
import SwiftUICore
import Testing

@testable import Typesetting

/// What text costs once it is known.
@Suite("The cost of text") @MainActor
struct TextCostTests {
    private func render(_ string: String, width: CGFloat) {
        _ = ViewRenderer(environment: EnvironmentValues()).render(size: CGSize(width: width, height: 2000)) {
            VStack {
                Text(verbatim: string)
                Text(verbatim: string).font(.caption).lineLimit(2)
            }
        }
    }

    @Test("a second picture of the same strings shapes nothing, at another width and size neither")
    func caching() {
        // The typesetter is the process's: other tests may shape between the two counts, though not every time.
        let shaped = (0..<20).map { number in
            let string = "Cached once \(number)"
            render(string, width: 120)
            let before = Typesetter.shared.shapingCount
            render(string, width: 120)
            render(string, width: 75)
            return Typesetter.shared.shapingCount - before
        }
        #expect(shaped.contains(0), "\(shaped)")
    }

    @Test("a paragraph measured at 50 widths costs in proportion to its length")
    func length() {
        let clock = ContinuousClock()
        func cost(words: Int, run: Int) -> Duration {
            let string = "\(run) " + String(repeating: "lorem ipsum ", count: words / 2)
            render(string, width: 1000)
            return clock.measure { for width in 1...50 { render(string, width: CGFloat(width * 6)) } }
        }
        // 1,000 and 4,000 characters: 4 times as many cost about 4 times as much; the rest is for a busy machine.
        let ratios = (0..<7).map { cost(words: 667, run: $0) / cost(words: 167, run: $0) }
        #expect((ratios.min() ?? .infinity) < 10, "\(ratios)")
    }
}
