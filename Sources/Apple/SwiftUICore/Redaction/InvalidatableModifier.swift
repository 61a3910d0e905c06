import DisplayList

/// Dims its content while the system waits for what an intent makes of it.
struct InvalidatableModifier: ViewModifier {
    typealias Body = Never

    /// What an iPhone's pulse comes down to; Apple publishes no number.
    private static let opacity = 0.5

    let isInvalidatable: Bool

    static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        guard modifier.isInvalidatable, inputs.environment.redactionReasons.contains(.invalidated),
              !inputs.environment.isDimmedAsInvalidated
        else { return content(inputs, &list) }
        var inner = inputs
        inner.environment.isDimmedAsInvalidated = true
        let start = list.nodes.count
        content(inner, &list)
        list.wrap(from: start) { node in
            EffectNode(node, "InvalidatableContent") { group, _, _ in group.opacity = Self.opacity }
        }
    }
}

private enum DimmedAsInvalidatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view further out is dimmed already.
    fileprivate var isDimmedAsInvalidated: Bool {
        get { self[DimmedAsInvalidatedKey.self] }
        set { self[DimmedAsInvalidatedKey.self] = newValue }
    }
}
