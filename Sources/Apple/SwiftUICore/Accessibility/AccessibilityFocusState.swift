/// Which element an assistive technology is at: none in a picture.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

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

/// Assistive technologies; none is at work in a picture.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

nonisolated extension View {
    /// Changes nothing: no assistive technology is at work in a picture.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    /// Changes nothing: no assistive technology is at work in a picture.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
}
