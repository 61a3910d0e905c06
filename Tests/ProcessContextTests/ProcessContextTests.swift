import Dispatch
import Foundation
import ProcessContext
import Synchronization
import Testing

struct ProcessContextTests {
    private final class Notes: Sendable {
        let texts = Mutex<[String]>([])
    }

    private enum NotesKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> Notes { Notes() }
    }

    private enum NameKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> String? { nil }
    }

    /// Made of another value.
    private enum GreetingKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> String { "Hello, \(context[NameKey.self] ?? "nobody")" }
    }

    /// As a leaf does, wherever it runs.
    private static func note(_ text: String) {
        ProcessContext.current[NotesKey.self].texts.withLock { $0.append(text) }
    }

    private static func noted(in context: ProcessContext) -> [String] {
        context[NotesKey.self].texts.withLock { $0.sorted() }
    }

    @Test func aValueIsMadeOnceAndKept() {
        let context = ProcessContext()
        #expect(context[NotesKey.self] === context[NotesKey.self])
        #expect(context[NotesKey.self] !== ProcessContext()[NotesKey.self])
    }

    @Test func whatIsSetIsFoundAndWhatWasMadeOfItStays() {
        let context = ProcessContext()
        #expect(context[NameKey.self] == nil)
        context[NameKey.self] = "Anna"
        #expect(context[GreetingKey.self] == "Hello, Anna")
        context[NameKey.self] = nil
        #expect(context[NameKey.self] == nil && context[GreetingKey.self] == "Hello, Anna")
    }

    @Test func aTestReplacesItWholeForItsTaskAndThoseItMakes() async {
        let own = ProcessContext(), inner = ProcessContext(), process = ProcessContext.current
        await ProcessContext.with(own) {
            #expect(ProcessContext.current === own)
            Self.note("task")
            await Task { Self.note("child") }.value
            await withTaskGroup(of: Void.self) { group in group.addTask { Self.note("group") } }
            ProcessContext.with(inner) { Self.note("inner") }
            #expect(ProcessContext.current === own)
        }
        #expect(Self.noted(in: own) == ["child", "group", "task"] && Self.noted(in: inner) == ["inner"])
        #expect(ProcessContext.current === process)
    }

    @Test func everyThreadQueueAndDetachedTaskFindsTheProcessesOwn() async {
        // No test replaces this one.
        let process = await Task.detached { ProcessContext.current }.value
        let prefix = "\(UUID()) "
        await ProcessContext.with(ProcessContext()) {
            await Task.detached { Self.note(prefix + "detached") }.value
            await withCheckedContinuation { done in
                DispatchQueue.global().async {
                    Self.note(prefix + "queue")
                    done.resume()
                }
            }
            await withCheckedContinuation { done in
                Thread.detachNewThread {
                    Self.note(prefix + "thread")
                    done.resume()
                }
            }
            #expect(Self.noted(in: .current).isEmpty)
        }
        let noted = Self.noted(in: process).filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        #expect(noted == ["detached", "queue", "thread"])
    }

    @Test func whoComesFirstIsKept() async {
        let context = ProcessContext()
        await withTaskGroup(of: Notes.self) { group in
            for _ in 0..<100 { group.addTask { context[NotesKey.self] } }
            for await notes in group { #expect(notes === context[NotesKey.self]) }
        }
    }

    @Test func anErrorLeavesTheContextAsItWas() {
        struct Failure: Error {}
        let process = ProcessContext.current
        #expect(throws: Failure.self) { try ProcessContext.with(ProcessContext()) { throw Failure() } }
        #expect(ProcessContext.current === process)
    }
}
