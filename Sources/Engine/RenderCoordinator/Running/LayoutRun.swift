import RenderModel

/// Reads one picture instead of keeping it: `.explain` or `.hear`.
package struct LayoutAction: RunAction {
    /// Whether what VoiceOver finds is read, and not the layout.
    let hears: Bool

    package var name: String { "explain" }

    package func run(_ context: RunContext, _ session: consuming sending WorkerSession) throws {
        if hears { try AccessibilityRun(context, session).run() } else { try LayoutRun(context, session).run() }
    }
}

extension RunAction where Self == LayoutAction {
    /// The layout of one picture is read.
    package static var explain: Self { Self(hears: false) }
    /// What VoiceOver finds in one picture is read.
    package static var hear: Self { Self(hears: true) }
}

/// Asks how the plan's first picture is laid out.
struct LayoutRun {
    private let context: RunContext
    private let session: WorkerSession

    init(_ context: RunContext, _ session: WorkerSession) { (self.context, self.session) = (context, session) }

    /// - Throws: `CommandFailure` where there is no picture, or none can be laid out.
    func run() throws {
        guard let picture = context.plan.pictures.groups.lazy.compactMap(\.representative).first else {
            throw CommandFailure(.usage, "no image matches these filters; use fewer filters")
        }
        let answer = session.ask(.viewTree(picture.request), within: picture.request.providerTimeout)
        context.events.emit(output: answer, from: picture.description)
        switch answer.result {
        case .success(let tree): context.emit(.layout(picture, tree))
        case .failure(let reason): throw CommandFailure(.requestFailed, "\(picture): \(reason.message)")
        }
    }
}

/// Asks what VoiceOver finds in the plan's first picture.
struct AccessibilityRun {
    /// The file of the picture with marks, inside the output folder.
    static let overlayFile = "accessibility.png"

    private let context: RunContext
    private let session: WorkerSession

    init(_ context: RunContext, _ session: WorkerSession) { (self.context, self.session) = (context, session) }

    /// - Throws: `CommandFailure` where there is no picture, or none can be drawn.
    func run() throws {
        guard let picture = context.plan.pictures.groups.lazy.compactMap(\.representative).first else {
            throw CommandFailure(.usage, "no image matches these filters; use fewer filters")
        }
        var job = DrawJob(
            picture: picture, destination: context.settings.path(Self.overlayFile),
            scratchFolder: context.settings.scratchFolder)
        job.marksAccessibility = job.destination != nil
        let answer = session.ask(.draw(job), within: picture.request.providerTimeout)
        context.events.emit(output: answer, from: picture.description)
        switch answer.result {
        case .success(let result):
            context.emit(.heard(picture, result.accessibility ?? AccessibilityTree(elements: [])))
        case .failure(let reason): throw CommandFailure(.requestFailed, "\(picture): \(reason.message)")
        }
    }
}
