import DisplayList
import Foundation
import RenderModel

/// Drives a widget or a bundle as WidgetKit would, inside this process: describes it, asks its providers and
/// turns an entry's view into a drawing.
@MainActor
package protocol WidgetHosting: AnyObject {
    /// The timelines that were driven and not forgotten since.
    var timelines: TimelineCache { get }

    /// The widgets, in the order of the bundle.
    func descriptors() throws -> [WidgetDescriptor]

    /// Asks the provider of `request.kind` for its timeline; `request.variant` and `scheme` do not matter.
    /// The answer is kept, so that the entries drawn later are those that were counted.
    /// - Throws: `HostError` where the provider never completes or the kind is unknown.
    func timeline(for request: DrawRequest) async throws -> TimelineSummary

    /// Draws one picture.
    func draw(_ request: DrawRequest) async throws -> Drawing

    /// Lays out one picture and tells where its views lie.
    func viewTree(_ request: DrawRequest) async throws -> ViewTree

    /// What can be chosen for each widget; queries and options providers are asked.
    /// - Parameters:
    ///   - timeout: Seconds for each widget.
    ///   - searchTerm: What somebody has typed to find options; nil before.
    func configurations(timeout: Double, searchTerm: String?) async throws -> [ConfigurationListing]

    /// - Throws: `HostError` where the request's configuration, or a state of it, is not one of the widget's.
    func checkConfiguration(_ request: DrawRequest) async throws

    /// Performs the intent of one of the areas of the picture that `request` draws.
    ///
    /// - Parameter region: an index into the drawing's intents.
    /// - Throws: `HostError` where there is no such area or the intent never returns; what the intent throws is
    ///   part of the answer.
    func perform(_ request: DrawRequest, region: Int) async throws -> PerformedIntent

    /// What the app is opened with where a tap on the picture that `request` draws meets no URL; nil where no app
    /// is opened.
    func handedActivity(_ request: DrawRequest) async throws -> HandedActivity?

    /// The page on which iOS has the widget edited, with what `request` chooses; nil for a widget without parameters.
    /// - Parameter names: what the widget is called in the request's locale.
    func editPage(_ request: DrawRequest, names: WidgetNames) async throws -> Drawing?

    /// A composition of pictures on the request's surface.
    /// - Throws: `HostError` where the program draws widgets only.
    func composition(_ request: DrawRequest, of content: CompositionContent) throws -> Drawing

    /// Forgets the timelines kept for a kind, or all, so that the next request asks the provider again.
    func reload(kind: String?)

    /// The JSON that a state of a Live Activity is chosen with; nil where it cannot be told. The activity's own
    /// decoding runs with neutral values, which it may not survive.
    func activityTemplate(kind: String) -> ActivityTemplate?
}

extension WidgetHosting {
    package func perform(_ request: DrawRequest, region: Int) async throws -> PerformedIntent {
        throw HostError.noSuchRegion(kind: request.kind, index: region, count: 0)
    }

    package func handedActivity(_ request: DrawRequest) async throws -> HandedActivity? { nil }

    package func editPage(_ request: DrawRequest, names: WidgetNames) async throws -> Drawing? { nil }

    package func composition(_ request: DrawRequest, of content: CompositionContent) throws -> Drawing {
        throw HostError.unknownKind(
            content.kind?.rawValue ?? "composition", known: try descriptors().map(\.kind))
    }

    package func reload(kind: String?) { timelines.forget(kind: kind) }

    package func activityTemplate(kind: String) -> ActivityTemplate? { nil }
}
