import DisplayList

/// What accompanies a change of state: a timeline entry's coming is one, with the default animation.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension Transaction {
    /// What `transform` leaves of the default animation of an entry's coming.
    fileprivate static func animation(
        changedBy transform: (inout Transaction) -> Void, value: String?
    ) -> MotionMark.Animation {
        var transaction = Transaction(animation: .default)
        transform(&transaction)
        return .init(transaction.disablesAnimations ? nil : transaction.animation?.timing, value: value)
    }
}

/// A value that accompanies a change of state.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Runs `body` at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

nonisolated extension View {
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(MotionModifier(animation: { Transaction.animation(changedBy: transform, value: nil) }))
    }

    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(
            MotionModifier(animation: {
                Transaction.animation(changedBy: transform, value: String(reflecting: value))
            }))
    }
}
