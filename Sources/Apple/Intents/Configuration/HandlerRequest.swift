import AppIntents
import Foundation
import RenderModel

/// What is asked of whoever handles an intent.
struct HandlerRequest {
    let intent: INIntent
    let handlers: [Any]

    init(_ intent: INIntent) {
        self.intent = intent
        handlers = _INHandlers.handlers(for: intent)
    }

    /// What the handler offers; nil where no handler knows the parameter.
    func options(_ parameter: _INParameterDefinition, searchTerm: String?) async throws -> _INOptions? {
        guard let ask = parameter.options else { return nil }
        for handler in handlers {
            let answer = try await Self.within(OptionsRequest.limit) { try await ask(intent, handler, searchTerm) }
            if let answer { return answer }
        }
        return nil
    }

    func defaultValue(_ parameter: _INParameterDefinition) -> Any? {
        guard let ask = parameter.handlersDefault else { return nil }
        return handlers.lazy.compactMap { ask(intent, $0) }.first
    }

    /// A handler that never answers costs its own parameter: a group of tasks would wait for it for ever, so the first
    /// that comes, the answer or the end of the time, resumes.
    private static func within(
        _ seconds: Double?, _ ask: @escaping () async throws -> _INOptions?
    ) async throws -> _INOptions? {
        guard let seconds else { return try await ask() }
        nonisolated(unsafe) let ask = ask
        return try await withCheckedThrowingContinuation { continuation in
            let first = FirstAnswer(continuation)
            let asking = Task {
                do {
                    first.resume(.success(try await ask()))
                } catch {
                    first.resume(.failure(error))
                }
            }
            Task {
                try await Task.sleep(for: .seconds(seconds))
                first.resume(.failure(HandlerTimedOut(seconds: seconds)))
                asking.cancel()
            }
        }
    }

    /// Resumes once, however many answers come.
    private final class FirstAnswer: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: CheckedContinuation<_INOptions?, any Error>?

        init(_ continuation: CheckedContinuation<_INOptions?, any Error>) { self.continuation = continuation }

        func resume(_ answer: Result<_INOptions?, any Error>) {
            let continuation = lock.withLock {
                defer { self.continuation = nil }
                return self.continuation
            }
            continuation?.resume(with: answer)
        }
    }
}

/// A handler did not call its completion in time.
struct HandlerTimedOut: Error, CustomStringConvertible {
    let seconds: Double
    var description: String { "the handler did not call its completion within \(seconds.formatted()) s" }
}

extension _INOptions {
    /// As they are listed.
    func listed(_ parameter: _INParameterDefinition) -> [ParameterOption] {
        sections.flatMap { section in
            section.items.map { item in
                ParameterOption(
                    value: parameter.type.json(Self.swift(item)), title: parameter.type.text(Self.swift(item)),
                    subtitle: (item as? INObject)?.subtitleString, section: section.title)
            }
        }
    }

    /// Handlers offer Foundation's classes where properties hold Swift's values.
    static func swift(_ item: Any) -> Any {
        switch item {
        case let item as NSString: item as String
        case let item as NSURL: item as URL
        case let item as NSDateComponents: item as DateComponents
        default: item
        }
    }
}
