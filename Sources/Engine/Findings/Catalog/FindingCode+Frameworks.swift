extension FindingCode {
    // MARK: UIKit

    package static let applicationCallIgnored = FindingCode(
        "application-call-ignored", .warning,
        "A UIApplication call does nothing in a widget.",
        "Use Link or widgetURL.")
    package static let colorUnsupported = FindingCode(
        "color-unsupported", .warning,
        "A pattern color is not supported; clear is used.",
        "Use an image.")
    package static let gradientUnsupported = FindingCode(
        "gradient-unsupported", .warning,
        "A radial gradient with two centers is drawn around the second one.",
        "Use the same center for both circles.")
    package static let uiKitPreviewNotDrawn = FindingCode(
        "uikit-preview-not-drawn", .warning,
        "A preview shows a UIKit view; only the root view of a UIHostingController is shown.",
        "Preview the SwiftUI view.")

    static let uiKit: [FindingCode] = [
        .applicationCallIgnored, .colorUnsupported, .gradientUnsupported, .uiKitPreviewNotDrawn
    ]
}

extension FindingCode {
    // MARK: Foundation

    package static let dataTypeNotDetected = FindingCode(
        "data-type-not-detected", .warning,
        "NSDataDetector finds only links and phone numbers.",
        "Use a regular expression for other types.")
    package static let formattingContextIgnored = FindingCode(
        "formatting-context-ignored", .note,
        "A date formatter's formattingContext is ignored.",
        "Capitalize the text yourself.")
    package static let selectorNotCalled = FindingCode(
        "selector-not-called", .note,
        "A selector is not called, because only Objective-C finds methods by name.",
        "Use the call that takes a closure.")

    static let foundation: [FindingCode] = [
        .dataTypeNotDetected, .formattingContextIgnored, .selectorNotCalled
    ]
}

extension FindingCode {
    // MARK: SwiftData and Core Data

    package static let fetchExpressionUnsupported = FindingCode(
        "fetch-expression-unsupported", .warning,
        "An expression of a fetch request is not supported.",
        "Fetch the objects and compute the value from them.")
    package static let fetchFailed = FindingCode(
        "fetch-failed", .warning,
        "A fetch failed and returns no objects.",
        "Correct its entity, predicate, or sort descriptors.")
    package static let modelContextMissing = FindingCode(
        "model-context-missing", .warning,
        "A query has no model context in the environment and returns no objects.",
        "Set modelContainer or modelContext where the widget creates its view.")
    package static let storeEmpty = FindingCode(
        "store-empty", .note,
        "A persistent store is empty, as on an iPhone where the app has saved nothing.",
        "Insert samples in the provider or the preview.")
    package static let storeNotRead = FindingCode(
        "store-not-read", .warning,
        "A persistent store's file is not read, because its format is private to Apple's systems.",
        "Insert samples in the provider or the preview.")

    static let stores: [FindingCode] = [
        .fetchExpressionUnsupported, .fetchFailed, .modelContextMissing, .storeEmpty, .storeNotRead
    ]
}
