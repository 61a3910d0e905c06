import SwiftText

/// Modules that every file sees, because Foundation, SwiftUI or UIKit bring their contents on Apple's systems: files that
/// use them need not import them.
enum ImplicitImports {
    /// What is written where a module is used.
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
        (
            "CoreTransferable",
            [
                "Transferable", "TransferRepresentation", "transferRepresentation", "NSItemProvider*", "FileDocument*",
                "FileWrapper", "DropDelegate", "DropInfo", "DropProposal", "PasteButton", "draggable",
                "dropDestination", "onDrag", "onDrop", "copyable", "fileImporter", "fileExporter", "fileMover"
            ]
        ),
        (
            "Accessibility",
            [
                "AXChart*", "AXData*", "AXNumeric*", "AXCategorical*", "accessibilityChartDescriptor",
                "AccessibilityNotification"
            ]
        ),
        // EventKit, ImageIO, Vision and others bring it.
        ("CoreGraphics", ["CGColor", "CGColorSpace", "CGContext", "CGDataProvider", "CGImage", "CGPath"]),
        ("CoreImage", ["CIFilter", "CIImage", "CIContext", "CIColor"]),
        // SwiftUI's Transferable and AppIntents bring it.
        (
            "UniformTypeIdentifiers",
            ["conformingTo", "IntentFile", "supportedContentTypes", "allowedContentTypes", "UTType"]
        ),
        ("Observation", ["Observable", "@Observable", "@ObservationIgnored", "withObservationTracking"]),
        (
            "UserNotifications",
            [
                "UNMutable*", "UNUser*", "UNNotification*", "UNTimeInterval*", "UNCalendar*", "UNAuthorization*"
            ]
        )
    ]

    private static let search = NameSearch(brought.map(\.names))

    /// - Parameter usesNetwork: whether the sources, or what they import, load what URLs of the web need. Networking brings
    ///   libcurl and 25 more libraries to be loaded at each start, so only who uses it has it.
    static func modules(for sources: some Sequence<String>, usesNetwork: Bool) -> [String] {
        let named = zip(brought, search.used(in: sources)).filter(\.1).map(\.0.module)
        return ["FoundationCompat"] + (usesNetwork ? ["FoundationNetworking"] : []) + named
    }
}
