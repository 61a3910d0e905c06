import Foundation
import RenderModel

/// When a provider wants to be asked again.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package let policy: TimelineSummary.ReloadPolicy

    public static let atEnd = TimelineReloadPolicy(policy: .atEnd)
    public static let never = TimelineReloadPolicy(policy: .never)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(policy: .after(date)) }
}
