import Findings
import Synchronization

/// What one picture's passes share: state that outlives a pass, findings, actions that run before drawing.
@MainActor
package final class ResolutionSession {
    private var states: [StateKey: AnyObject] = [:]
    private let findingLog = FindingLog()
    /// What views of this pass ask of layout that it cannot do.
    nonisolated package let layoutIssues = LayoutIssueLog()
    package var appearActions: [AppearAction] = []
    nonisolated let updateRequested = Atomic(false)
    /// Whether a view of this pass does something once it is placed.
    package var hasLayoutActions = false
    private var appeared: Set<ViewIdentity> = []
    /// The background that the widget hands to its container; the outermost one counts.
    package var containerBackground: LayoutNode? {
        didSet {
            if let oldValue, containerBackground !== oldValue, keepsOuterBackground { containerBackground = oldValue }
        }
    }
    private var keepsOuterBackground = true
    /// Whether views say how they move from this picture to the next.
    package var marksMotion = false
    /// The scheme that the views of this pass ask their window for.
    package var preferredColorScheme: ColorScheme?

    /// Forgets what the last pass over the tree collected.
    package func beginPass() {
        keepsOuterBackground = false
        containerBackground = nil
        keepsOuterBackground = true
        preferredColorScheme = nil
        for action in appearActions { action.takeBack() }
        appearActions = []
        hasLayoutActions = false
        needsUpdate = false
        layoutIssues.removeAll()
    }

    /// Lets go of the tree once its passes are over: its nodes hold the session, which would so hold itself.
    package func endPasses() {
        keepsOuterBackground = false
        containerBackground = nil
        appearActions = []
    }

    /// Reports what layout could not do in the settled trees.
    package func reportLayoutIssues(in roots: [LayoutNode]) {
        for finding in layoutIssues.findings(in: roots) { report(finding) }
    }

    /// Does what views do on appearing.
    package func runAppearActions() {
        let actions = appearActions
        appearActions = []
        for action in actions { action.perform() }
    }

    /// Does what is left once `roots` are placed: what geometry readers' contents do on appearing, then what follows
    /// from preferences and geometry, views before those that contain them.
    package func runLayoutActions(in roots: [LayoutNode]) {
        runAppearActions()
        guard hasLayoutActions else { return }
        func walk(_ node: LayoutNode) {
            for child in node.children { walk(child) }
            (node as? LayoutActionNode)?.run()
        }
        for root in roots { walk(root) }
    }

    private struct StateKey: Hashable {
        var view: ViewIdentity
        var offset: Int
    }

    nonisolated package init() {}

    /// Notes views that go on writing state after as many passes as are made: the picture shows one of many.
    package func reportIfUnsettled() {
        guard needsUpdate else { return }
        report(
            Finding(
                .viewNeverSettles,
                "the view still changes its state after \(Self.maximumPasses) layout passes; avoid state that "
                    + "depends on a measurement and changes it again"))
    }

    /// Notes a finding once, however many passes meet it.
    nonisolated package func report(_ finding: Finding) { findingLog.note(finding) }

    /// Each once, in the order in which they came.
    nonisolated package var findings: [Finding] { findingLog.findings }

    /// The storage of the property at `offset` of the view at `identity`, made on the first pass.
    package func storage<Storage: AnyObject>(
        view identity: ViewIdentity, offset: Int, make: () -> Storage
    ) -> Storage {
        let key = StateKey(view: identity, offset: offset)
        if let existing = states[key] as? Storage { return existing }
        let storage = make()
        states[key] = storage
        return storage
    }

    /// Whether `onAppear` of the view at `identity` has yet to run.
    package func markAppeared(_ identity: ViewIdentity) -> Bool {
        appeared.insert(identity).inserted
    }

    /// Lets `onAppear` of the view at `identity` run after all.
    func unmarkAppeared(_ identity: ViewIdentity) { appeared.remove(identity) }
}

/// What a view does on appearing or on a change, once its pass is over.
package struct AppearAction {
    let perform: @MainActor () -> Void
    /// Forgets that it was to be done, where its pass ends without doing it: a widget's margins can call for another pass
    /// after the first is placed.
    let takeBack: @MainActor () -> Void
}

extension ResolutionSession {
    /// Asks for another pass over the tree, from whatever thread an observed object changes on.
    nonisolated package func requestUpdate() { updateRequested.store(true, ordering: .relaxed) }

    /// Set when an action or a preference wrote state, so that the tree must be resolved again.
    package var needsUpdate: Bool {
        get { updateRequested.load(ordering: .relaxed) }
        set { updateRequested.store(newValue, ordering: .relaxed) }
    }
}

/// What is found while a picture comes about, from whatever thread: providers and picture code leave the main one.
final class FindingLog: Sendable {
    private struct Kept {
        var findings: [Finding] = []
        var known: Set<Finding> = []
    }

    private let kept = Mutex(Kept())

    func note(_ finding: Finding) {
        kept.withLock { kept in
            if kept.known.insert(finding).inserted { kept.findings.append(finding) }
        }
    }

    var findings: [Finding] { kept.withLock(\.findings) }
}
