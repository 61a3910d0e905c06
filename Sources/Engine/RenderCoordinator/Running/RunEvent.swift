import Findings
import Foundation
import RenderModel
import RenderPlanning

/// What happens while a plan is carried out, whatever its action is. Everything that is shown or written of a run is
/// made of these.
package enum RunEvent: Sendable {
    /// The plan is known; nothing has been done.
    case planned(RunPlan)
    /// So many more pictures are going to be drawn.
    case queued(pictures: Int)
    /// Pictures are named that the plan has, drawn or not: those of a group's timeline once its provider has answered.
    case named([PlannedPicture])
    /// What the user may want to know, and which is no failure.
    case note(String)
    /// What user code printed while it was asked for something.
    case output(String, from: String)
    /// A provider has answered.
    case timeline(RenderGroup, TimelineSummary)
    /// A picture was drawn; pictures end in any order.
    case picture(PlannedPicture, PictureResult)
    case failure(RenderFailure)
    /// All pictures are there that will be, in the plan's order.
    case rendered(RenderReport)
    /// What is wrong with the files of the extension's bundle.
    case bundle([Finding])
    case layout(PlannedPicture, ViewTree)
    /// What VoiceOver finds in a picture.
    case heard(PlannedPicture, AccessibilityTree)
    case configurations([ConfigurationListing])
    /// An edit-widget page was written.
    case page(EditPagePicture)
    case measured(BenchmarkResult)
    /// What the plan's action tells of its own.
    case action(any ActionEvent)
}

/// Hears of what a run does. To report it in another form is to write one more of these.
package protocol RunListener: Sendable {
    /// Called from any thread, for one event at a time.
    func handle(_ event: RunEvent)

    /// Called once, when all is done: the place to print and to write files.
    /// - Throws: `CommandFailure`, or what a file could not be written for. Listeners behind it are not called.
    func finish() throws
}

extension RunListener {
    package func finish() throws {}
}
