import DisplayList
import Foundation

/// Drives a widget or a bundle as WidgetKit would, inside this process: describes it, asks its providers and
/// turns an entry's view into a drawing.
@MainActor
package protocol WidgetHosting: AnyObject {
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
    /// - Parameter timeout: Seconds for each widget.
    func configurations(timeout: Double) async throws -> [ConfigurationListing]

    /// - Throws: `HostError` where the request's configuration is not one of the widget's.
    func checkConfiguration(_ request: DrawRequest) async throws
}
