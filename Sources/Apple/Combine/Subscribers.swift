/// The types that subscribers use.
public enum Subscribers {
    /// How many more values a subscriber takes.
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// The number of values, `nil` for as many as there are.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func < (lhs: Self, rhs: Self) -> Bool {
            guard let left = lhs.max else { return false }
            return rhs.max.map { left < $0 } ?? true
        }

        // Only operators that assign: of `+`, `*` and `==` with demands and integers, each would be tried for every
        // number in widgets' arithmetic, and an expression of eight terms takes the compiler too long then.

        /// A demand beyond what an integer holds has no limit.
        public static func += (lhs: inout Self, rhs: Self) {
            guard let left = lhs.max, let right = rhs.max else { return lhs = .unlimited }
            let (sum, overflows) = left.addingReportingOverflow(right)
            lhs = overflows ? .unlimited : .max(sum)
        }

        public static func += (lhs: inout Self, rhs: Int) { lhs += .max(rhs) }

        /// What is left of a demand; of one without limit, one without limit.
        public static func -= (lhs: inout Self, rhs: Self) {
            guard let left = lhs.max else { return }
            lhs = rhs.max.map { .max(left - $0) } ?? .none
        }

        public static func -= (lhs: inout Self, rhs: Int) { lhs -= .max(rhs) }
    }

    /// How a publisher ends.
    public enum Completion<Failure: Error>: Sendable {
        case finished
        case failure(Failure)
    }

    /// A subscriber that hands values and the completion to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void
        private let subscriber: ClosureSubscriber<Input, Failure>

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
            subscriber = ClosureSubscriber(completion: receiveCompletion, value: receiveValue)
        }

        public func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }
        public func receive(_ value: Input) -> Demand { subscriber.receive(value) }
        public func receive(completion: Completion<Failure>) { subscriber.receive(completion: completion) }
        public func cancel() { subscriber.cancel() }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
