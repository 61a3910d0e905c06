/// Which control has the focus: none in a widget.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    /// Reads and writes a focus state; writing moves no focus.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUICore.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

nonisolated extension View {
    /// Changes nothing: no view of a widget has the focus.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    /// Changes nothing: no view of a widget has the focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

/// A value that the view with the focus gives.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the view with the focus gives: nothing, as no view of a widget has it.
public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// Reads a value of the view with the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// Always nil.
    public var wrappedValue: Value? { nil }
}

nonisolated extension View {
    /// Changes nothing: no view of a widget has the focus.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    /// Changes nothing: no view of a widget has the focus.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
}

/// What a view with the focus does; no view of a widget has it.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = FocusInteractions(rawValue: 1), edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Which of several focused views counts; no view of a widget has the focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = Self(), userInitiated = Self()
}

nonisolated extension View {
    /// Changes nothing: no view of a widget has the focus.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Changes nothing: no view of a widget has the focus.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    /// Changes nothing: no view of a widget has the focus.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Changes nothing: no view of a widget has the focus.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }
}
