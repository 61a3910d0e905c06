import SwiftUI
import SwiftUICore
import Testing

@Suite("Layout issues") @MainActor
struct LayoutIssueTests {
    private func messages<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        ViewRenderer().render(size: CGSize(width: 100, height: 100), view).findings.map(\.message)
    }

    @Test("A misuse names the view, its place and the values")
    func namesThePlace() {
        let found = messages {
            VStack {
                Color.red
                HStack {
                    Text("Hi").frame(width: -5, height: .nan); Color.blue
                }
            }
        }
        #expect(
            found == [
                "Text \"Hi\" in VStack[1] › HStack[0]: frame(width: -5, height: .nan) has an invalid dimension "
                    + "(negative or non-finite), which is ignored"
            ])
    }

    @Test("However often a view is measured, it is reported once")
    func reportedOnce() {
        let found = messages {
            HStack {
                HStack {
                    HStack {
                        Color.red.frame(minWidth: 9, maxWidth: 3); Color.blue
                    }; Color.green
                }
                Spacer()
            }
        }
        #expect(found.count == 1)
    }

    @Test("What state replaced while views appeared is not reported")
    func settledTreeOnly() {
        struct Settling: View {
            @State private var width: CGFloat = -1
            var body: some View { Color.red.frame(width: width).onAppear { width = 20 } }
        }
        #expect(messages { Settling() } == [])
    }
}
