import RenderModel

/// What a run gives up: where pictures of a widget never end, each of the rest would wait as long again. Two are waited
/// for that differ in more than their look, as one that is endless in light is in dark, and four in all.
///
/// What is given up depends on the plan alone, and not on the number of workers or on which of them was first: what
/// follows the last of those in the plan's order, even where it is drawn already.
package struct Surrender {
    /// What waits in vain. Views that never end stop everything of their widget; a provider that does not answer one
    /// request may well answer another.
    enum Cause: Hashable {
        case view
        case provider(VariantName)
    }

    private struct Key: Hashable {
        var kind: String
        var cause: Cause
    }

    /// How many are waited for that differ in more than their look.
    package static let patience = 2
    /// How many are waited for in all.
    private static let mostLooks = 4

    private var timeouts: [Key: [RenderPosition]] = [:]

    /// Notes a failure.
    /// - Returns: whether more is given up than before.
    mutating func note(_ failure: RenderFailure) -> Bool {
        guard let cause = Self.cause(of: failure) else { return false }
        let key = Key(kind: failure.kind, cause: cause), limit = limit(key)?.place
        timeouts[key, default: []].append(RenderPosition(failure.subject))
        return self.limit(key)?.place != limit
    }

    private static func cause(of failure: RenderFailure) -> Cause? {
        switch failure.reason.code {
        case .timedOut: .view
        case .providerTimedOut: .provider(variant(of: failure.subject))
        case .crashed, .failed, .notTried: nil
        }
    }

    /// Of which request a subject waits for the answer.
    private static func variant(of subject: RenderFailure.Subject) -> VariantName {
        switch subject {
        case .timeline: .timeline
        case .picture(let picture): picture.request.variant.kind
        }
    }

    /// The last that is tried, and how many of those until then did not end; nil where all are tried.
    private func limit(_ key: Key) -> (place: RenderPosition, count: Int)? {
        var requests: Set<[Int]> = []
        for (index, place) in timeouts[key, default: []].sorted().enumerated() {
            requests.insert(place.request)
            if requests.count == Self.patience || index + 1 == Self.mostLooks { return (place, index + 1) }
        }
        return nil
    }

    /// Why pictures are not tried after those that did not end.
    package static func reason(_ count: Int = patience, timeout: Double) -> FailureReason {
        FailureReason(
            .notTried,
            "skipped: \(count) images of this widget did not finish within "
                + "\(WorkerSession.text(timeout)) s; fix those, or raise --timeout if they are just slow")
    }

    /// Whether anything is given up.
    var isActive: Bool { timeouts.keys.contains { limit($0) != nil } }

    /// Why a subject is not tried; nil where it is.
    func reason(against subject: RenderFailure.Subject, timeout: Double) -> FailureReason? {
        let place = RenderPosition(subject), variant = Self.variant(of: subject), kind = subject.kind
        if let limit = limit(Key(kind: kind, cause: .view)), limit.place < place {
            return Self.reason(limit.count, timeout: timeout)
        }
        if let limit = limit(Key(kind: kind, cause: .provider(variant))), limit.place < place {
            return FailureReason(
                .notTried,
                "skipped: the provider of this widget did not answer \(limit.count) such requests; call the "
                    + "completion handler on every path, or raise --timeout if it is just slow")
        }
        return nil
    }
}
