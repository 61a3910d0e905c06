import RenderCoordinator
import SystemSupport

extension WatchSession {
    /// What is to be done. Saves come before what pages ask.
    struct Inbox {
        var changes: FileChanges?
        var changed = ContinuousClock.now
        var view: WatchView?
        var questions: [(question: WatchQuestion, answer: CheckedContinuation<WatchReply, Never>)] = []
        /// The kinds whose sliders were moved: all entries of their timelines are drawn when nothing else is to do.
        var sliders: Set<String> = []
        /// Whether the program was drawn and nothing is prepared for edits yet.
        var isUnprepared = false
    }

    /// What is known of the program that is drawn with; touched by the one thread that works.
    struct Current {
        var executable: WidgetExecutable?
        /// Whether something was saved that is not drawn yet.
        var isDirty = false
        var isPrepared = false
        /// How many entries timelines have, by the folders of their groups.
        var counts: [String: Int] = [:]
        /// What compiling told of besides.
        var warnings: [String] = []
    }
}
