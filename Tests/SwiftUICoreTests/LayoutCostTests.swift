import SwiftUI
import SwiftUICore
import Testing

/// Layout measures every view a bounded number of times, however deep it lies: without sizes kept per proposal the
/// number would grow exponentially with the nesting.
@Suite("Cost of layout") @MainActor
struct LayoutCostTests {
    /// A leaf that counts how often it is measured.
    private final class Probe {
        var count = 0
        var spacings = 0
    }

    private struct ProbeLayout: Layout {
        let probe: Probe

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            probe.count += 1
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

        func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
            probe.spacings += 1
            return ViewSpacing()
        }
    }

    private func nested(_ depth: Int, around probe: Probe) -> AnyView {
        if depth == 0 { return AnyView(ProbeLayout(probe: probe) {}) }
        let inner = nested(depth - 1, around: probe)
        return depth.isMultiple(of: 2)
            ? AnyView(
                HStack {
                    Text("a"); inner; Spacer()
                })
            : AnyView(
                VStack(alignment: .leading) {
                    Text("b"); inner; Color.red.frame(height: 1)
                })
    }

    private func probe(depth: Int) -> Probe {
        let probe = Probe()
        let inputs = _ViewInputs(environment: EnvironmentValues(), session: ResolutionSession())
        let root = ViewResolver.node(of: nested(depth, around: probe), inputs)
        root.place(at: .zero, proposal: ProposedViewSize(width: 2000, height: 2000))
        return probe
    }

    @Test("A view in 40 nested stacks is measured no more than a view in 10 and a few times for each level")
    func nesting() {
        let shallow = probe(depth: 10).count, deep = probe(depth: 40).count
        #expect(deep <= shallow + 30 * 4, "\(shallow) measurements at depth 10, \(deep) at depth 40")
    }

    @Test("A view in 40 nested stacks is asked for its spacing once, not once by each stack around it")
    func spacing() {
        #expect(probe(depth: 40).spacings == 1)
    }
}
