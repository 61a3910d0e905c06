import Foundation
import Launch
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKit

@testable import WidgetKitCore

/// How large a widget's container is, and what of it the views are offered.
@MainActor
struct WidgetContainerTests {
    private func container(
        _ width: CGFloat, _ height: CGFloat, margin: Double = 16, keepsMargin: Bool = true,
        presentationKind: PresentationKind = .family(.systemSmall), safeArea: ScreenInsets = ScreenInsets()
    ) -> WidgetContainer {
        var request = DrawRequest(
            kind: "a", presentationKind: presentationKind, variant: .snapshot, scheme: .light,
            surface: .sized(width, height))
        request.surface.contentMargin = margin
        request.surface.safeArea = safeArea
        return WidgetContainer(request, keepsMargin: keepsMargin)
    }

    private func node<V: View>(_ view: V) -> LayoutNode {
        ViewResolver.node(of: view, _ViewInputs(environment: EnvironmentValues(), session: ResolutionSession()))
    }

    @Test func viewsAreOfferedWhatTheMarginsLeave() {
        let container = container(158, 158)
        #expect(container.bounds == CGRect(x: 0, y: 0, width: 158, height: 158))
        #expect(container.inner == CGRect(x: 16, y: 16, width: 126, height: 126))
        #expect(container.offer == ProposedViewSize(width: 126, height: 126))
    }

    @Test func aWidgetMayDisableTheMargins() {
        let container = container(158, 158, keepsMargin: false)
        #expect(container.margin == 0 && container.inner == container.bounds)
        #expect(container.offer == ProposedViewSize(width: 158, height: 158))
    }

    @Test func marginsMeetInTheMiddleAtMost() {
        let container = container(20, 50)
        #expect(container.inner == CGRect(x: 10, y: 16, width: 0, height: 18))
    }

    @Test func aScreenKeepsItsSafeArea() {
        let insets = ScreenInsets(top: 59, bottom: 34, sides: 3)
        let screen = container(393, 852, presentationKind: .view(.device), safeArea: insets)
        #expect(screen.inner == CGRect(x: 3, y: 59, width: 387, height: 759))
        // A view by itself has neither screen nor safe area.
        let alone = container(100, 50, margin: 0, presentationKind: .view(.sizeThatFits), safeArea: insets)
        #expect(alone.inner == alone.bounds)
    }

    /// A view that is its own background, as with `containerBackground(for: .widget) { background() }`.
    private struct Endless: View {
        var body: some View { Text("Hi").containerBackground(for: .widget) { Endless() } }
    }

    @Test func aBackgroundIsNotAskedForItsBackground() throws {
        let session = ResolutionSession()
        _ = ViewResolver.node(of: Endless(), _ViewInputs(environment: EnvironmentValues(), session: session))
        let background = try #require(session.containerBackground)
        #expect(session.findings.isEmpty)
        #expect(background.sizeThatFits(.unspecified) == node(Text("Hi")).sizeThatFits(.unspecified))
    }

    @Test func aBackgroundThatIsNotShownIsNotAskedFor() {
        var environment = EnvironmentValues()
        environment.showsWidgetContainerBackground = false
        let session = ResolutionSession()
        _ = ViewResolver.node(of: Endless(), _ViewInputs(environment: environment, session: session))
        #expect(session.findings.isEmpty && session.containerBackground != nil)
    }

    @Test func withoutItsMarginTheWholeIsOffered() {
        var container = container(158, 158)
        container.dropMargin()
        #expect(container.margin == 0 && container.inner == container.bounds)
        #expect(container.offer == ProposedViewSize(width: 158, height: 158))
    }

    @Test(arguments: [
        (CGSize(width: 30, height: 20), 1.0, CGSize(width: 30, height: 20), false),
        // Up to whole pixels.
        (CGSize(width: 30.1, height: 19.4), 1, CGSize(width: 31, height: 20), false),
        (CGSize(width: 30.1, height: 20.5), 2, CGSize(width: 30.5, height: 20.5), false),
        // What adding up leaves is no pixel.
        (CGSize(width: 30.0000001, height: 20), 3, CGSize(width: 30, height: 20), false),
        // One pixel at least, and 4096 points at most.
        (CGSize(width: 0, height: 5), 2, CGSize(width: 0.5, height: 5), false),
        (CGSize(width: 5000, height: 5), 1, CGSize(width: 4096, height: 5), true),
        (CGSize(width: 4096, height: 5), 1, CGSize(width: 4096, height: 5), false)
    ])
    func aViewByItselfMakesItsOwnContainer(
        _ wanted: CGSize, _ scale: Double, _ size: CGSize, _ isTooLarge: Bool
    ) {
        var container = container(393, 852, margin: 0, presentationKind: .view(.sizeThatFits))
        let view = Color.red.frame(width: wanted.width, height: wanted.height)
        #expect(container.fit(node(view), displayScale: scale) == isTooLarge)
        #expect(container.size == size && container.inner == container.bounds)
        // The next pass offers the same again.
        #expect(container.offer == ProposedViewSize(width: 393, height: 852))
    }
}

extension HostTests {
    /// Since iOS 17 a widget hands its background to the container; what becomes of one that does not.
    @MainActor
    struct ContainerBackgroundTests {
        @Test func fromIOS17OnANoticeIsShown() async throws {
            let drawing = try await drawing(minimumVersion: 17, background: false)
            #expect("\(drawing.displayList)".contains("containerBackground"))
            #expect(!drawing.shows("snapshot"))
            #expect(drawing.findings.map(\.code.name) == ["container-background-missing"])
            #expect(drawing.findings.map(\.severity) == [.warning])
        }

        @Test func beforeTheWidgetReachesTheEdges() async throws {
            let drawing = try await drawing(minimumVersion: 16, background: false)
            #expect(drawing.shows("snapshot"))
            #expect(drawing.findings.map(\.severity) == [.note])
            #expect(ScriptedWidget.sights.last?.margins == EdgeInsets())
            // Resolved once with the margins, and again without them.
            #expect(ScriptedWidget.sights.map(\.margins.top) == [16, 0])
        }

        @Test(arguments: [0.0, 16, 17])
        func withABackgroundTheMarginsStay(_ version: Double) async throws {
            let drawing = try await drawing(minimumVersion: version, background: true)
            #expect(drawing.findings.isEmpty && drawing.shows("snapshot"))
            #expect(ScriptedWidget.sights.map(\.margins.top) == [16])
        }

        /// Its content is made once its place is known; all pictures of a sample for iOS 17 were the notice.
        @Test(arguments: [0.0, 16, 17])
        func aGeometryReaderHandsOutTheBackground(_ version: Double) async throws {
            let drawing = try await drawing(minimumVersion: version, background: true, readsGeometry: true)
            #expect(drawing.findings.isEmpty && drawing.shows("snapshot"))
            #expect(Set(ScriptedWidget.sights.map(\.margins.top)) == [16])
            let plain = try await self.drawing(minimumVersion: version, background: true)
            #expect("\(drawing.displayList)" != "\(plain.displayList)")
        }

        /// Of the scripted widget in an extension that is built for a system.
        private func drawing(minimumVersion: Double, background: Bool, readsGeometry: Bool = false) async throws
            -> Drawing
        {
            defer { VirtualClock.release() }
            ScriptedWidget.begin()
            ScriptedWidget.script.readsGeometry = readsGeometry
            ScriptedWidget.script.hasBackground = background
            var bundle = BundleDescription(folders: [])
            bundle.minimumSystemVersion = minimumVersion
            var request = DrawRequest.scripted(.snapshot)
            request.surface.contentMargin = 16
            return try await WidgetHost(widget: ScriptedWidget.self, resources: WidgetResources(bundle)).draw(request)
        }
    }
}
