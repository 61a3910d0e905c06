import SystemSupport

/// Warnings of the compiler that nobody gets on Apple's systems.
enum FalseWarning {
    private static let unusedResult = Pattern(#/result of call to '(.+?)' is unused/#)

    /// Whether a message is one: that a result is unused which may be. Swift imports the functions of Apple's classes as
    /// such, while Foundation on Linux, which is written in Swift, marks none. Or that a class must restate what UIKit's
    /// have by their actor there. Or that nothing is left for a `default`: Apple's enumerations may have more cases one
    /// day. Or what Foundation says of itself on Linux.
    static func includes(_ message: Substring) -> Bool {
        if message.contains("swift-corelibs-foundation"), !message.contains("' is unavailable: ") { return true }
        if message.hasPrefix("default will never be executed") { return true }
        if message.contains("must restate inherited '@unchecked Sendable' conformance") { return true }
        guard let name = message.prefixMatch(of: Self.unusedResult)?.1 else { return false }
        return discardable.contains(name)
    }

    /// What is called for what it does, as the compiler names it.
    private static let discardable: Set<Substring> = [
        "addObserver(forName:object:queue:using:)", "changeCurrentDirectoryPath",
        "createFile(atPath:contents:attributes:)", "replaceMatches(in:options:range:withTemplate:)",
        "replaceOccurrences(of:with:options:range:)", "run(mode:before:)",
        "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
        "scheduledTimer(withTimeInterval:repeats:block:)", "synchronize()", "write(to:atomically:)",
        "write(toFile:atomically:)", "write(toFile:options:)"
    ]
}
