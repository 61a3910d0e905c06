extension FindingCode {
    // MARK: UIKit

    package static let applicationCallIgnored = FindingCode(
        "application-call-ignored", .warning, "A call of UIApplication does nothing in a picture.",
        "Use Link or widgetURL.")
    package static let colorUnsupported = FindingCode(
        "color-unsupported", .warning, "A color with a pattern is not drawn; clear is drawn.",
        "Use an image.")
    package static let gradientUnsupported = FindingCode(
        "gradient-unsupported", .warning, "A radial gradient between two centers is drawn around the second one.",
        "Give both circles one center.")
    package static let uiKitPreviewNotDrawn = FindingCode(
        "uikit-preview-not-drawn", .warning,
        "A preview is drawn by UIKit, of which only the view of a "
            + "UIHostingController is.",
        "Preview the SwiftUI view.")

    static let uiKit: [FindingCode] = [
        .applicationCallIgnored, .colorUnsupported, .gradientUnsupported, .uiKitPreviewNotDrawn
    ]
}

extension FindingCode {
    // MARK: Foundation

    package static let dataTypeNotDetected = FindingCode(
        "data-type-not-detected", .warning, "NSDataDetector finds links and telephone numbers only.",
        "Find the others by a regular expression.")
    package static let formattingContextIgnored = FindingCode(
        "formatting-context-ignored", .note, "A date formatter's formattingContext is ignored.",
        "Capitalize the text yourself.")
    package static let selectorNotCalled = FindingCode(
        "selector-not-called", .note, "Only Objective-C finds methods by name; a selector is not called.",
        "Use the call with a closure.")

    static let foundation: [FindingCode] = [
        .dataTypeNotDetected, .formattingContextIgnored, .selectorNotCalled
    ]
}

extension FindingCode {
    // MARK: SwiftData and Core Data

    package static let fetchExpressionUnsupported = FindingCode(
        "fetch-expression-unsupported", .warning, "An expression of a fetch request is not computed.",
        "Fetch the objects and compute it from them.")
    package static let fetchFailed = FindingCode(
        "fetch-failed", .warning, "A fetch failed, so the view shows nothing.",
        "Change its entity, filter or sort.")
    package static let modelContextMissing = FindingCode(
        "model-context-missing", .warning, "A query found no context in the environment, so it shows nothing.",
        "Set it where the widget makes its view.")
    package static let storeEmpty = FindingCode(
        "store-empty", .note, "A container starts empty, as on an iPhone on which the app has saved nothing.",
        "Insert samples in the provider or the preview.")
    package static let storeNotRead = FindingCode(
        "store-not-read", .warning, "A store's file is not read, as only its app knows its format.",
        "Insert samples in the provider or the preview.")

    static let stores: [FindingCode] = [
        .fetchExpressionUnsupported, .fetchFailed, .modelContextMissing, .storeEmpty, .storeNotRead
    ]
}
