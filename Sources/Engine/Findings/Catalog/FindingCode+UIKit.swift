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
        "uikit-preview-not-drawn", .warning, "A preview is drawn by UIKit, of which only the view of a "
            + "UIHostingController is.",
        "Preview the SwiftUI view.")

    static let uiKit: [FindingCode] = [
        .applicationCallIgnored, .colorUnsupported, .gradientUnsupported, .uiKitPreviewNotDrawn,
    ]
}
