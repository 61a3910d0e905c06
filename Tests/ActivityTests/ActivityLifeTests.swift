import ActivityKit
import Foundation
import Testing

struct RideAttributes: ActivityAttributes, Hashable {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var name: String
}

/// An activity from its request to its end, in this process.
struct ActivityLifeTests {
    private func request(_ name: String, minutes: Int = 5) throws -> Activity<RideAttributes> {
        try Activity.request(
            attributes: RideAttributes(name: name), content: .init(state: .init(minutes: minutes), staleDate: nil))
    }

    @Test func whatIsRequestedIsActiveAndListed() throws {
        let activity = try request("listed")
        #expect(activity.activityState == .active && activity.content.state.minutes == 5)
        #expect(Activity<RideAttributes>.activities.contains { $0.id == activity.id })
        #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
    }

    @Test func updatesReachThoseWhoListen() async throws {
        let activity = try request("updated")
        let states = activity.contentStateUpdates, content = activity.contentUpdates,
            life = activity.activityStateUpdates
        await activity.update(ActivityContent(state: .init(minutes: 4), staleDate: .distantFuture, relevanceScore: 50))
        await activity.update(using: .init(minutes: 3))
        await activity.end(ActivityContent(state: .init(minutes: 0), staleDate: nil), dismissalPolicy: .default)
        await activity.update(using: .init(minutes: 9))
        #expect(activity.content.state.minutes == 0 && activity.activityState == .ended)
        var minutes: [Int] = [], scores: [Double] = [], lives: [ActivityState] = []
        for await state in states { minutes.append(state.minutes) }
        for await update in content { scores.append(update.relevanceScore) }
        for await state in life { lives.append(state) }
        #expect(minutes == [4, 3, 0])
        #expect(scores == [50, 0, 0])
        #expect(lives == [.active, .active, .ended])
        #expect(Activity<RideAttributes>.activities.contains { $0.id == activity.id })
    }

    @Test func thoseWhoListenHearOfNewActivities() async throws {
        struct Meal: ActivityAttributes {
            struct ContentState: Codable, Hashable {}
        }
        let started = Activity<Meal>.activityUpdates
        var listener = started.makeAsyncIterator()
        let meal = try Activity.request(attributes: Meal(), content: .init(state: .init(), staleDate: .distantPast))
        let heard = await listener.next()
        #expect(heard?.id == meal.id && meal.activityState == .stale)
    }

    @Test func whatIsDismissedAtOnceIsGone() async throws {
        let activity = try request("dismissed")
        await activity.end(nil, dismissalPolicy: .immediate)
        #expect(activity.activityState == .dismissed)
        #expect(!Activity<RideAttributes>.activities.contains { $0.id == activity.id })
    }
}
