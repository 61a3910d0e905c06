import Foundation
import RenderModel
import RenderWorker
import SwiftUICore
import WidgetKitCore

/// A program that draws compositions and no widgets of its own.
@MainActor
package enum CompositionProgram {
    /// - Parameter makeView: makes what fills the canvas.
    package static func run(_ makeView: @escaping @MainActor (CompositionContext) -> AnyView) -> Never {
        WidgetProgram.run { CompositionHost(makeView) }
    }
}

/// Draws compositions where a widget's program draws widgets.
@MainActor
package final class CompositionHost: WidgetHosting {
    package let timelines = TimelineCache()
    private let makeView: @MainActor (CompositionContext) -> AnyView

    package init(_ makeView: @escaping @MainActor (CompositionContext) -> AnyView) { self.makeView = makeView }

    package func composition(_ request: DrawRequest, of content: CompositionContent) throws -> Drawing {
        let context = CompositionContext(content, request)
        return CompositionStage.drawing(request) { [makeView] in makeView(context) }
    }

    package func descriptors() throws -> [WidgetDescriptor] { [] }
    package func timeline(for request: DrawRequest) async throws -> TimelineSummary { throw noWidget(request) }
    package func draw(_ request: DrawRequest) async throws -> Drawing { throw noWidget(request) }
    package func viewTree(_ request: DrawRequest) async throws -> ViewTree { throw noWidget(request) }
    package func configurations(timeout: Double, searchTerm: String?) async throws -> [ConfigurationListing] { [] }
    package func checkConfiguration(_ request: DrawRequest) async throws { throw noWidget(request) }

    private func noWidget(_ request: DrawRequest) -> HostError { .unknownKind(request.kind, known: []) }
}
