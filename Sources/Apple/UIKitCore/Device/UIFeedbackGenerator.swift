import Foundation
import Geometry

/// Feedback that is felt and not seen.
open class UIFeedbackGenerator: NSObject {
    public func prepare() {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public override init() {}
    public init(style: FeedbackStyle) {}

    public func impactOccurred() {}
    /// - Parameter intensity: 0…1.
    public func impactOccurred(intensity: CGFloat) {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
