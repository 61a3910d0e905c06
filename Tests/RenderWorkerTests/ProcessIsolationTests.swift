import PlanSamples
import Testing
import WidgetKitCore

@testable import RenderModel
@testable import RenderWorker

/// When a process may be asked, after what it has been asked before.
struct ProcessIsolationTests {
    private static func question(_ kind: String = "A", earlier: Int = 0) -> TimelineIdentity {
        var request = try! Samples.plan().groups[0].timelineRequest
        request.kind = kind
        request.previousRequests = (0..<earlier).map { request.surface.clock.addingTimeInterval(Double($0) * 60) }
        request.surface.clock.addTimeInterval(Double(earlier) * 60)
        return TimelineIdentity(request)
    }

    /// Asks one thing after the other.
    private final class Process {
        var lives = ProcessIsolation()
        var changes = 0

        /// - Parameter changing: whether what the process keeps is changed meanwhile.
        /// - Returns: whether the process may be asked.
        func lead(
            _ life: ProcessIsolation.Scope?, after earlier: Set<ProcessIsolation.Scope> = [], changing: Bool = true
        ) -> Bool {
            defer { lives.endRequest() }
            guard (try? lives.begin(life, after: { earlier }, changes: changes)) != nil else { return false }
            if changing { changes += 1 }
            return true
        }
    }

    @Test func whatNobodyChangedEverybodyMayFind() {
        let process = Process()
        // The program's start belongs to all.
        process.changes = 3
        for _ in 0..<3 { #expect(process.lead(nil, changing: false)) }
        #expect(process.lead(.timeline(Self.question()), changing: false))
        #expect(process.lead(.timeline(Self.question("B"))))
    }

    @Test func aChangeIsForItsOwnLifeOnly() {
        let mine = ProcessIsolation.Scope.timeline(Self.question())
        let process = Process()
        #expect(process.lead(mine))
        #expect(!process.lead(.timeline(Self.question("B"))))
        #expect(!process.lead(nil))
        // The first picture of the timeline changes nothing, the second one does.
        #expect(process.lead(nil, after: [mine], changing: false))
        #expect(process.lead(nil, after: [mine]))
        #expect(!process.lead(nil, after: [mine]))
        #expect(!process.lead(mine, after: [mine]))
    }

    @Test func descriptionsGoOnFromEachOther() {
        let process = Process()
        for _ in 0..<3 { #expect(process.lead(.description, after: [.description])) }
        #expect(!process.lead(.timeline(Self.question())))
    }

    @Test func aTimelineGoesOnFromTheQuestionsBefore() {
        let questions = (0..<4).map { Self.question(earlier: $0) }
        #expect(questions[3].earlier == questions[2])
        #expect(questions[0].earlier == nil)
        #expect(questions[2].earlierLives == [.timeline(questions[0]), .timeline(questions[1])])

        let process = Process()
        for question in questions { #expect(process.lead(.timeline(question), after: question.earlierLives)) }
        let last = questions[3], first = questions[0]
        #expect(process.lead(nil, after: last.earlierLives.union([.timeline(last)]), changing: false))
        // The first answer knows nothing of those after it.
        #expect(!process.lead(nil, after: [.timeline(first)]))
        // What was left undone is not gone on from.
        #expect(!process.lead(.timeline(last), after: last.earlierLives))
    }

    @Test func aNewProcessAnswersWhateverOneRequestDoes() throws {
        var lives = ProcessIsolation()
        try lives.begin(changes: 0)
        try lives.begin(changes: 1)
        lives.endRequest()
        #expect(throws: ProcessIsolation.ContaminatedProcess.self) { try lives.begin(changes: 1) }
    }
}
