import SwiftUI

@MainActor
@Observable
final class Counter {
    var count = 5
}

struct SampleData: PreviewModifier {
    static func makeSharedContext() async throws -> Counter {
        try await Task.sleep(for: .milliseconds(1))
        return Counter()
    }

    func body(content: Content, context: Counter) -> some View {
        content.environment(context)
    }
}

private struct Broken: PreviewModifier {
    struct NoData: Error {}

    static func makeSharedContext() throws -> Int { throw NoData() }
    func body(content: Content, context: Int) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleData: Self = .modifier(SampleData())
}

private struct CounterView: View {
    @Environment(Counter.self) private var counter
    var body: some View { Text("\(counter.count)").frame(width: 40, height: 40) }
}

#Preview("Sample data", traits: .sampleData, .sizeThatFitsLayout) {
    CounterView()
}

#Preview("Broken data", traits: .modifier(Broken())) {
    Text("never")
}
