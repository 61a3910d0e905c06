/// What a tap hit and did, in a line.
struct TapText: CustomStringConvertible {
    let outcome: TapOutcome

    var description: String {
        if let failure = outcome.failure { return failure.message }
        if let reason = outcome.inactive { return reason }
        if let performed = outcome.performed {
            let activities = (performed.activities ?? []).map {
                ", \($0.event.rawValue) the Live Activity \($0.kind) (\($0.id))"
            }
            return "performed \(performed.intent), reloaded \(outcome.reloaded.joined(separator: ", "))"
                + activities.joined()
        }
        guard let target = outcome.target else { return "nothing" }
        if let url = target.url { return "opens \(url)" }
        return "opens the app" + (outcome.userActivity.map { " with a user activity of type \($0.activityType)" } ?? "")
    }
}
