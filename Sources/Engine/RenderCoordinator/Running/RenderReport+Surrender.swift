import RenderModel

extension RenderReport {
    /// Makes what is given up look the same whether or not it was drawn before that was known.
    ///
    /// - Parameter remove: removes a picture's file.
    mutating func settle(_ surrender: Surrender, timeout: Double, remove: (PlannedPicture) -> Void) {
        func reason(_ subject: RenderFailure.Subject) -> FailureReason? {
            surrender.reason(against: subject, timeout: timeout)
        }
        let groups = plan.groups
        let lost = Set(timelines.keys.filter { reason(.timeline(groups[$0])) != nil })
        func isOfLostTimeline(_ picture: PlannedPicture) -> Bool {
            lost.contains(picture.group)
                && picture.request.variant.kind.needsTimeline(picture.request.presentationKind)
        }
        failures.removeAll { failure in
            guard case .picture(let picture) = failure.subject else { return false }
            return isOfLostTimeline(picture)
        }
        for index in failures.indices {
            if let reason = reason(failures[index].subject) { failures[index].reason = reason }
        }
        for id in lost {
            timelines[id] = nil
            failures.append(
                RenderFailure(subject: .timeline(groups[id]), reason: reason(.timeline(groups[id]))!))
        }
        pictures.removeAll { picture in
            let planned = groups[picture.group].planned(picture)
            let subject = RenderFailure.Subject.picture(planned), isOfLost = isOfLostTimeline(planned)
            guard let reason = reason(subject) else {
                if isOfLost { remove(planned) }
                return isOfLost
            }
            remove(planned)
            if !isOfLost { failures.append(RenderFailure(subject: subject, reason: reason)) }
            return true
        }
    }
}
