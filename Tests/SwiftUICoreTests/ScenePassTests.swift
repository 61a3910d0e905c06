import SwiftUI
import SwiftUICore
import Testing

/// Views are resolved and placed until none of them writes state.
@MainActor
struct ScenePassTests {
    private final class Counts {
        var resolved = 0
        var placed = 0
    }

    /// Makes as many passes as ask for another one, and one more.
    private func pass(asking times: Int) -> (session: ResolutionSession, counts: Counts, views: Int) {
        let session = ResolutionSession(), counts = Counts()
        let pass = ScenePass(in: session) { () -> Int in
            session.beginPass()
            counts.resolved += 1
            return counts.resolved
        } place: { _ in
            counts.placed += 1
            if counts.placed <= times { session.requestUpdate() }
            return []
        }
        #expect(pass.layout >= .zero)
        return (session, counts, pass.views)
    }

    @Test(arguments: [(0, 1), (1, 2), (6, 7), (7, 8), (8, 8), (100, 8)])
    func passesEndWithTheLastThatWrites(_ times: Int, _ passes: Int) {
        let (session, counts, views) = pass(asking: times)
        #expect(counts.resolved == passes && counts.placed == passes)
        // What counts is what was resolved last.
        #expect(views == passes)
        #expect(session.needsUpdate == (times >= ResolutionSession.maximumPasses))
        session.reportIfUnsettled()
        #expect(session.findings.map(\.code.name) == (times >= 8 ? ["view-never-settles"] : []))
    }

    @Test func whatViewsDoOncePlacedIsDoneInItsPass() {
        struct Measured: View {
            @State private var width: CGFloat = 10
            let seen: (CGFloat) -> Void

            var body: some View {
                let _ = seen(width)
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        if $0 < 30 { width = $0 + 10 }
                    }
            }
        }
        var widths: [CGFloat] = []
        let rendering = ViewRenderer().render { Measured { widths.append($0) } }
        #expect(widths == [10, 20, 30] && rendering.root.frame.width == 30 && rendering.findings.isEmpty)
    }
}
