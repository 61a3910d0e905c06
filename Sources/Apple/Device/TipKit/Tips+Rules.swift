import Foundation

extension Tips {
    /// A condition for a tip; none is ever looked at.
    public struct Rule: Sendable {}

    /// Collects the rules of a tip.
    public typealias RuleBuilder = _PartBuilder<Rule>

    /// Collects parts of a tip, one by one or in lists.
    @resultBuilder public enum _PartBuilder<Part> {
        public static func buildExpression(_ part: Part) -> [Part] { [part] }
        public static func buildExpression(_ parts: [Part]) -> [Part] { parts }
        public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap(\.self) }
        public static func buildOptional(_ part: [Part]?) -> [Part] { part ?? [] }
        public static func buildEither(first: [Part]) -> [Part] { first }
        public static func buildEither(second: [Part]) -> [Part] { second }
        public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap(\.self) }
    }

    /// Whether a parameter's value would be kept; none is.
    public struct ParameterOption: Sendable {
        public static let transient = Self()
    }

    /// A value of an app's that rules are about: it is what the property begins with until it is set.
    @propertyWrapper
    public final class Parameter<Value: Codable & Sendable>: @unchecked Sendable {
        public var wrappedValue: Value
        public var projectedValue: Parameter<Value> { self }

        public init(wrappedValue: Value, _ options: ParameterOption...) { self.wrappedValue = wrappedValue }
    }

    /// When an event has been counted; here always never.
    public struct Donation<DonationInfo: Sendable>: Sendable {
        public let date: Date
        public let value: DonationInfo
    }

    /// A span of time before now, in which donations count.
    public struct DonationTimeRange: Sendable {
        public static let minute = Self(), hour = Self(), day = Self(), week = Self()
        public static func minutes(_ count: Int) -> Self { Self() }
        public static func hours(_ count: Int) -> Self { Self() }
        public static func days(_ count: Int) -> Self { Self() }
        public static func weeks(_ count: Int) -> Self { Self() }
    }
}

extension Tips.Event {
    /// Always empty.
    public var donations: [Tips.Donation<DonationInfo>] { [] }
}

extension Array {
    /// Always empty, as the donations are.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> Self where Element == Tips.Donation<Info> { [] }
}

/// A condition that a parameter's value has to meet; the closure never runs.
@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "PreviewMacros", type: "RuleMacro")

/// A condition for how often something has happened; the closure never runs.
@freestanding(expression)
public macro Rule<Info>(_ event: Tips.Event<Info>, _ body: (Tips.Event<Info>) -> Bool) -> Tips.Rule =
    #externalMacro(module: "PreviewMacros", type: "RuleMacro")

/// What `#Rule` calls.
public func _tipRule<Value>(_ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule { Tips.Rule() }
/// What `#Rule` calls.
public func _tipRule<Info>(_ event: Tips.Event<Info>, _ body: (Tips.Event<Info>) -> Bool) -> Tips.Rule { Tips.Rule() }
