/// The Intents extensions that are compiled into this program.
public enum _INHandlers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var makers: [(name: String, make: () -> any INIntentHandlerProviding)] = []
    nonisolated(unsafe) private static var made: [any INIntentHandlerProviding]?

    /// Called by generated code before `main`.
    public static func register(_ name: String, _ make: @escaping () -> any INIntentHandlerProviding) {
        lock.withLock {
            makers.append((name, make))
            made = nil
        }
    }

    /// One object for each extension, kept as the system keeps its process.
    package static var all: [any INIntentHandlerProviding] {
        let makers: [() -> any INIntentHandlerProviding] = lock.withLock {
            if let made { return made.map { object in { object } } }
            return self.makers.map(\.make)
        }
        let objects = makers.map { $0() }
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
