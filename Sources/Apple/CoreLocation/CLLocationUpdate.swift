import Foundation
import FoundationCompat
import RenderModel

/// What is told of the device's place. A picture has no place, so the user counts as having refused to tell it.
public struct CLLocationUpdate: Sendable {
    /// What the user would be doing; ignored.
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// One update, which says that the user refuses; on a device the updates would go on.
    public struct Updates: AsyncSequence, Sendable {
        /// An update of the device's location.
        public typealias Element = CLLocationUpdate

        /// Returns one update that says that permission is denied, then ends.
        public struct Iterator: AsyncIteratorProtocol {
            private var isOver = false

            init() {}

            public mutating func next() async throws -> CLLocationUpdate? {
                guard !isOver else { return nil }
                isOver = true
                MissingData.record("the device's location")
                return CLLocationUpdate()
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// Always nil.
    public var location: CLLocation? { nil }
    public var isStationary: Bool { false }
    public var stationary: Bool { false }
    /// Always true.
    public var authorizationDenied: Bool { true }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { false }
    public var serviceSessionRequired: Bool { false }
}

/// Says what an app wants to know of the device's place while it lasts.
public final class CLServiceSession: @unchecked Sendable {
    /// When an app needs the device's location; ignored.
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
    public func invalidate() {}
}
