import RenderModel
import Synchronization
import SystemSupport

/// Prints what can be chosen for widgets, with the pages that were drawn.
package final class ConfigurationsReporter: RunListener {
    private struct State {
        var listings: [ConfigurationListing] = []
        var pages: [EditPagePicture] = []
    }

    private let state = Mutex(State())
    private let isJSON: Bool
    /// The folder of the pages as the user typed it.
    private let output: String

    package init(isJSON: Bool, output: String) { (self.isJSON, self.output) = (isJSON, output) }

    package func handle(_ event: RunEvent) {
        state.withLock { state in
            switch event {
            case .configurations(let listings): state.listings = listings
            case .page(let page): state.pages.append(page)
            default: break
            }
        }
    }

    package func finish() throws {
        let state = state.withLock(\.self)
        let printer = ConfigurationsPrinter(listings: state.listings, pages: state.pages, output: output)
        Terminal.print(isJSON ? try printer.json() : printer.text(), isJSON: isJSON)
    }
}
