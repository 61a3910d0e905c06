import Foundation
import SwiftUICore

/// A hint that an app shows where it fits. A widget shows none.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Option = any TipOption
    typealias Event = Tips.Event
    typealias EmptyDonation = Tips.EmptyDonation
    typealias Parameter = Tips.Parameter

    var id: String { get }
    /// Never asked: no tip is shown.
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    /// Never asked: no tip is shown.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// Never asked: no tip is shown.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// Never asked: no tip is shown.
    @Tips.OptionsBuilder var options: [Option] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [Option] { [] }
    /// Always `pending`.
    public var status: Tips.Status { .pending }
    /// Always false.
    public var shouldDisplay: Bool { false }
    public func invalidate(reason: Tips.InvalidationReason) {}
    public func resetEligibility() async {}
}

/// How often a tip would be shown; none is.
public protocol TipOption: Sendable {}

/// What is common to an app's tips.
public enum Tips {
    /// Whether a tip is due; here it is always `pending`.
    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }
    /// Why a tip would not come back.
    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A button of a tip; never shown, and its handler never runs.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let title: String
        public let handler: @Sendable () -> Void

        public init(id: String? = nil, title: String, perform handler: @escaping @Sendable () -> Void = {}) {
            (self.id, self.title, self.handler) = (id ?? title, title, handler)
        }
    }
    /// How often a tip would be shown; accepted and ignored.
    public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
    /// How many seconds a tip would be shown; accepted and ignored.
    public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
    /// Whether a tip would come at any time; accepted and ignored.
    public struct IgnoresDisplayFrequency: TipOption { public init(_ value: Bool) {} }

    /// Something that happens in an app, which tips may count.
    public struct Event<DonationInfo: Sendable>: Sendable {
        public let id: String
        public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
        public init(id: String) where DonationInfo: Codable { self.id = id }
        /// Counts nothing.
        public func donate() async {}
        /// Counts nothing.
        public func donate(_ value: DonationInfo) async {}
        /// Counts nothing and calls `completion` immediately.
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
    }
    /// An event without details.
    public struct EmptyDonation: Codable, Sendable {}

    /// How tips would be shown and stored; accepted and ignored.
    public struct ConfigurationOption: Sendable {
        /// How often tips would be shown.
        public struct DisplayFrequency: Sendable {
            public static let immediate = Self(), hourly = Self(), daily = Self(), weekly = Self(), monthly = Self()
        }
        /// Where tips would be stored; nothing is.
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = Self()
            public static func url(_ url: URL) -> Self { Self() }
            public static func groupContainer(identifier: String) throws -> Self { Self() }
        }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    }

    /// Does nothing and never throws.
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    /// Does nothing and never throws.
    public static func resetDatastore() throws {}
    /// Does nothing: a widget shows no tips.
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}

    /// Collects the actions of a tip.
    public typealias ActionBuilder = _PartBuilder<Action>
    /// Collects the options of a tip.
    public typealias OptionsBuilder = _PartBuilder<any TipOption>
}

/// A tip among views: nothing, as no tip is ever due in a widget.
public struct TipView<Content: Tip>: View {
    nonisolated public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
    public var body: some View { EmptyView() }
}

nonisolated extension View {
    /// Accepted and ignored: no tip is ever due in a widget.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
}

extension Tip {
    /// The options by the name that `[Tip.MaxDisplayCount(1)]` calls them.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
}
