/// Takes every picture of a plan: `.render`, `.verify` or `.list`.
package struct PictureAction: RunAction {
    /// What is done with each.
    package enum Work: String, Hashable, Sendable {
        case render, verify, plan
    }

    package let work: Work

    package var name: String { work.rawValue }
    package var reportsBrokenWidgets: Bool { work != .plan }

    package func run(_ context: RunContext, _ session: consuming sending WorkerSession) {
        PictureRun(context, draws: work != .plan).run(first: session)
    }
}

extension RunAction where Self == PictureAction {
    /// Every picture is drawn and written.
    package static var render: Self { Self(work: .render) }
    /// Every picture is held against its golden.
    package static var verify: Self { Self(work: .verify) }
    /// Providers are asked how many entries there are, and nothing is drawn.
    package static var list: Self { Self(work: .plan) }
}
