import RenderModel
import SwiftUI
import WidgetKit
import WidgetKitCore

// Screens of 60 × 100 points, of which 12 are covered at the top and 6 at the bottom.

#Preview("golden: device") { Color.blue.frame(width: 30, height: 30) }

#Preview("golden: fills") { Color.yellow.padding(4) }

#Preview("golden: bars") {
    ZStack {
        Color.orange.ignoresSafeArea()
        Color.white
    }
}

#Preview("golden: dark") { Circle().fill(.primary).padding(10).preferredColorScheme(.dark) }

#Preview("golden: widget background") {
    Color.green.frame(width: 20, height: 20).containerBackground(.red, for: .widget)
}

#Preview("golden: landscape", traits: .landscapeRight) { Color.blue.ignoresSafeArea(edges: .bottom).padding(.top, 8) }

#Preview("golden: fitted", traits: .sizeThatFitsLayout) { Color.purple.frame(width: 21.3, height: 11).padding(3) }

#Preview("golden: several", traits: .sizeThatFitsLayout) {
    Color.red.frame(width: 20, height: 10)
    Color.blue.frame(width: 30, height: 10)
}

#Preview("golden: fixed", traits: .fixedLayout(width: 40, height: 24)) { Color.teal.ignoresSafeArea().padding(5) }

extension Fixture {
    /// The preview of that name in this program.
    private init(
        _ path: String, preview name: String, landscape: Bool = false, scheme: SchemeName = .light
    ) {
        let size = landscape ? CGSize(width: 100, height: 60) : CGSize(width: 60, height: 100)
        self.init(path, size: size, scale: 2, frames: nil, findings: []) { fixture in
            let host = PreviewHost(resources: WidgetResources(directories: []))
            let all = try host.descriptors().filter { $0.kind == "golden: \(name)" }
            let descriptor = all[0], presentationKind = descriptor.presentationKinds[0]
            var safeArea = landscape ? ScreenInsets(bottom: 4, sides: 12) : ScreenInsets(top: 12, bottom: 6)
            var size = fixture.size
            if case .view(.fixed(let width, let height)) = presentationKind {
                (size, safeArea) = (CGSize(width: width, height: height), ScreenInsets())
            }
            let surface = RenderSurface(
                size: size, displayScale: fixture.scale, contentMargin: 0, cornerRadius: 0, locale: "en_US",
                timeZone: "GMT", clock: FixtureEnvironment.now, safeArea: safeArea)
            let request = DrawRequest(
                kind: descriptor.kind, presentationKind: presentationKind, variant: .timeline(0), scheme: scheme,
                surface: surface,
                preview: descriptor.preview?.reference)
            let drawing = try await host.draw(request)
            VirtualClock.release()
            return Drawn(displayList: drawing.displayList, leaves: nil, tree: nil, findings: drawing.findings)
        }
    }

    @FixtureList static var plainPreviews: [Fixture] {
        Fixture("previews/device-centres-in-the-safe-area", preview: "device")
        Fixture("previews/device-in-dark", preview: "device", scheme: .dark)
        Fixture("previews/device-offers-the-safe-area", preview: "fills")
        Fixture("previews/ignoring-the-safe-area-reaches-under-the-bars", preview: "bars")
        Fixture("previews/preferred-scheme-is-the-screens", preview: "dark")
        Fixture("previews/container-background-is-a-widgets-alone", preview: "widget background")
        Fixture("previews/landscape-keeps-the-sides-free", preview: "landscape", landscape: true)
        Fixture("previews/size-that-fits-is-whole-pixels", preview: "fitted")
        Fixture("previews/several-views-stand-below-each-other", preview: "several")
        Fixture("previews/fixed-size-has-no-safe-area", preview: "fixed")
    }
}
