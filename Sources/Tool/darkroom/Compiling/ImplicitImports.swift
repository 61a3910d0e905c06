/// Modules that every file sees, because Foundation, SwiftUI or UIKit bring their contents on Apple's systems: files that
/// use them need not import them.
///
/// Each is found by its names alone, in one pass over the sources' bytes: regular expressions took 6 seconds for a module
/// of 368 files.
struct ImplicitImports {
    /// What is written where a module is used: `*` stands for the rest of a word, marks in front must stand there.
    private static let brought: [(module: String, names: [String])] = [
        (
            "CoreData",
            [
                "@FetchRequest", "@SectionedFetchRequest", "@CDManaged", "@CDMethods", "FetchedResults",
                "\\.managedObjectContext"
            ]
        ),
        // Intents and MapKit bring it.
        (
            "CoreLocation",
            [
                "CLLocation*", "CLGeocoder*", "CLPlacemark*", "CLRegion*", "CLCircularRegion*", "CLAuthorization*",
                "CLAccuracy*", "CLHeading*"
            ]
        ),
        ("CoreText", ["CTFont*", "CTLine*", "CTFrame*", "CTRun*", "CTParagraph*", "CTTypesetter*", "kCT*"]),
        (
            "Security",
            [
                "kSec*", "errSec*", "SecItem*", "SecRandom*", "SecAccessControl*", "SecKey*", "SecCopyErrorMessage*"
            ]
        ),
        ("FoundationXML", ["XMLParser*"]),
        ("CoreTransferable", ["Transferable", "TransferRepresentation", "transferRepresentation"]),
        ("CoreImage", ["CIFilter", "CIImage", "CIContext", "CIColor"]),
        // SwiftUI's Transferable and AppIntents bring it.
        ("UniformTypeIdentifiers", ["conformingTo", "IntentFile", "UTType"]),
        ("Observation", ["@Observable", "@ObservationIgnored", "withObservationTracking"]),
        (
            "UserNotifications",
            [
                "UNMutable*", "UNUser*", "UNNotification*", "UNTimeInterval*", "UNCalendar*", "UNAuthorization*"
            ]
        )
    ]

    private let names: [[UsedName]] = brought.map { $0.names.map(UsedName.init) }
    /// Whether a name begins with a byte.
    private let beginsName: [Bool]

    private init() {
        var begins = [Bool](repeating: false, count: 256)
        for name in names.joined() { begins[Int(name.word[0])] = true }
        beginsName = begins
    }

    /// - Parameter usesNetwork: whether the sources, or what they import, load what URLs of the web need. Networking brings
    ///   libcurl and 25 more libraries to be loaded at each start, so only who uses it has it.
    static func modules(for sources: some Sequence<String>, usesNetwork: Bool) -> [String] {
        let found = ImplicitImports().used(in: sources)
        let named = zip(brought, found).filter(\.1).map(\.0.module)
        return ["FoundationCompat"] + (usesNetwork ? ["FoundationNetworking"] : []) + named
    }

    /// Whether each of the modules is used.
    private func used(in sources: some Sequence<String>) -> [Bool] {
        var found = names.map { _ in false }
        for var source in sources where found.contains(false) {
            source.withUTF8 { bytes in
                var place = 0
                while place < bytes.count {
                    guard bytes[place].isWordByte else {
                        place += 1
                        continue
                    }
                    let start = place
                    while place < bytes.count, bytes[place].isWordByte { place += 1 }
                    guard beginsName[Int(bytes[start])] else { continue }
                    for index in names.indices where !found[index] {
                        found[index] = names[index].contains { $0.stands(at: start..<place, in: bytes) }
                    }
                }
            }
        }
        return found
    }
}

/// A word that tells that a module is used.
private struct UsedName {
    /// The marks in front of it, and its own bytes.
    let marks: [UInt8], word: [UInt8]
    /// Whether words that only begin with it count.
    let isPrefix: Bool

    init(_ text: String) {
        let bytes = Array(text.utf8)
        marks = Array(bytes.prefix { !$0.isWordByte })
        isPrefix = bytes.last == UInt8(ascii: "*")
        word = Array(bytes.dropFirst(marks.count).dropLast(isPrefix ? 1 : 0))
    }

    /// - Parameter range: a whole word's.
    func stands(at range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard isPrefix ? range.count >= word.count : range.count == word.count, range.lowerBound >= marks.count else {
            return false
        }
        return bytes[range.lowerBound...].starts(with: word)
            && bytes[(range.lowerBound - marks.count)...].starts(with: marks)
    }
}

extension UInt8 {
    /// Whether it stands in words of code: letters of other scripts do.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
