import Foundation
import RenderModel

/// A widget of a bundle whose configuration could not be asked for.
package struct BrokenWidget: Hashable, Sendable, Codable {
    /// The name of its type; its kind is not known.
    package var type: String
    package var reason: FailureReason.Code
    package var message: String

    package var note: String { "the widget \(type) is left out, as it could not be described: \(message)" }
}

extension WorkerSession {
    /// What a bundle says of its widgets.
    package struct Description {
        package var widgets: [WidgetDescriptor]
        package var broken: [BrokenWidget] = []
    }

    /// Asks for the widgets. Where the process dies of it, those that it dies of are found one after the other, and the
    /// session goes on with processes that leave them out.
    ///
    /// - Parameter hear: gets every answer.
    /// - Throws: `DescribeError` where no widget can be described.
    package func describe(within seconds: Double, hear: (WorkerAnswer<[WidgetDescriptor]>) -> Void = { _ in }) throws
        -> Description
    {
        let whole = launch, answer = ask(.describe(), within: seconds)
        hear(answer)
        switch answer.result {
        case .success(let widgets): return Description(widgets: widgets)
        case .failure(let reason):
            guard !answer.cannotStart, [.crashed, .timedOut].contains(reason.code) else {
                throw DescribeError(reason: reason)
            }
            return try describeWithoutBroken(whole, reason, within: seconds)
        }
    }

    private func describeWithoutBroken(
        _ whole: WorkerLaunch, _ reason: FailureReason, within seconds: Double
    ) throws -> Description {
        var broken: [BrokenWidget] = [], omitted: [Int] = []
        while true {
            restart(whole.describing(without: omitted, announcing: true))
            let trial = ask(.describe(), within: seconds)
            if case .success(let widgets) = trial.result, !widgets.isEmpty, !broken.isEmpty {
                restart(whole.describing(without: omitted))
                return Description(widgets: widgets, broken: broken)
            }
            guard case .failure(let next) = trial.result, [.crashed, .timedOut].contains(next.code),
                let last = WidgetAnnouncement.last(in: trial.output), !omitted.contains(last.index)
            else { throw DescribeError(reason: reason) }
            omitted.append(last.index)
            broken.append(BrokenWidget(type: last.type, reason: next.code, message: next.message))
        }
    }
}
