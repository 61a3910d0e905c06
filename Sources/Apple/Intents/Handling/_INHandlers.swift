/// The Intents extensions that are compiled into this program.
public enum _INHandlers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var makers: [(name: String, make: () -> (any INIntentHandlerProviding)?)] = []
    nonisolated(unsafe) private static var made: [any INIntentHandlerProviding]?

    /// Called by generated code before `main`.
    ///
    /// - Parameter make: makes the extension's object; nil where its class is left out.
    public static func register(_ name: String, _ make: @escaping () -> (any INIntentHandlerProviding)?) {
        lock.withLock {
            makers.append((name, make))
            made = nil
        }
    }

    /// One object for each extension, kept as the system keeps its process.
    package static var all: [any INIntentHandlerProviding] {
        let makers: [() -> (any INIntentHandlerProviding)?] = lock.withLock {
            if let made { return made.map { object in { object } } }
            return self.makers.map(\.make)
        }
        let objects = makers.compactMap { $0() }
        lock.withLock { made = objects }
        return objects
    }

    /// Whoever says that they handle an intent, in the order of registration.
    package static func handlers(for intent: INIntent) -> [Any] {
        all.compactMap { $0.handler(for: intent) }
    }

    package static func removeAll() {
        lock.withLock { (makers, made) = ([], nil) }
    }
}

/// What the default of an optional handling method throws: the handler does not have it.
public struct _INNotImplemented: Error, Sendable {
    public init() {}
}

/// Options that a handler gave.
public struct _INOptions {
    package var sections: [(title: String?, items: [Any])]

    init(_ collection: INObjectCollection<some Any>) {
        sections = collection.sections.map { ($0.title, $0.items.map { $0 as Any }) }
        guard collection.usesIndexedCollation else { return }
        sections = sections.map { section in
            let items = section.items.sorted {
                Self.name($0).localizedStandardCompare(Self.name($1)) == .orderedAscending
            }
            return (section.title, items)
        }
    }

    private static func name(_ item: Any) -> String { (item as? INObject)?.displayString ?? "\(item)" }
}

// Generated code asks a handler through these, whichever form of the method it has.
extension _INOptions {
    public static func ask<Item, ArrayItem>(
        _ collection: (@escaping (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void,
        async: () async throws -> INObjectCollection<Item>,
        array: (@escaping ([ArrayItem]?, (any Error)?) -> Void) -> Void
    ) async throws -> _INOptions? {
        do {
            return try await wait(collection).map { _INOptions($0) }
        } catch is _INNotImplemented {}
        do {
            return _INOptions(try await async())
        } catch is _INNotImplemented {}
        do {
            return try await wait(array).map { _INOptions(INObjectCollection(items: $0)) }
        } catch is _INNotImplemented {
            return nil
        }
    }

    /// The first answer counts; a handler that never answers is given up by whoever asks.
    private static func wait<Answer>(
        _ ask: (@escaping (Answer?, (any Error)?) -> Void) -> Void
    ) async throws -> Answer? {
        let once = Once<Answer>()
        ask { once.finish($0, $1) }
        return try await once.value()
    }
}

/// Carries one answer from a completion, which may come at once, late, never or twice.
private final class Once<Answer>: @unchecked Sendable {
    private let lock = NSLock()
    private var answer: Result<Answer?, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?
    private var isCancelled = false

    func finish(_ value: Answer?, _ error: (any Error)?) {
        let waiting = lock.withLock { () -> CheckedContinuation<Void, Never>? in
            guard answer == nil else { return nil }
            answer = if let error { .failure(error) } else { .success(value) }
            defer { self.waiting = nil }
            return self.waiting
        }
        waiting?.resume()
    }

    func value() async throws -> Answer? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDone = lock.withLock {
                    if answer == nil, !isCancelled { waiting = continuation }
                    return answer != nil || isCancelled
                }
                if isDone { continuation.resume() }
            }
        } onCancel: {
            let waiting = lock.withLock {
                isCancelled = true
                defer { self.waiting = nil }
                return self.waiting
            }
            waiting?.resume()
        }
        guard let answer = lock.withLock({ answer }) else { throw CancellationError() }
        return try answer.get()
    }
}

/// Knows who handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Asked for each SiriKit intent that a widget is configured with; nil if the handler does not know it.
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() { super.init() }
    open func handler(for intent: INIntent) -> Any? { self }
}
