// What a view hands to its container goes down to the view, so that of two values the inner one counts: SwiftUI-Flow's
// `mixedFlexibility.png`, whose items keep their own value below the flow's. A layout priority belongs to the view it
// is set on, and the outer one counts.
nonisolated extension View {
    /// Sets which view of a stack gets its space first; the usual priority is 0.
    public func layoutPriority(_ value: Double) -> some View { changeTraits { $0.layoutPriority = value } }

    /// Sets which of views that overlap lies in front; the usual index is 0.
    public func zIndex(_ value: Double) -> some View { changeTraits { $0.zIndex = $0.zIndex ?? value } }

    /// Gives the view a tag, by which selections tell it.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        changeTraits {
            $0.tag = AnyHashable(tag)
            $0.containerValues.setTag(tag)
            if includeOptional { $0.containerValues.setTag(Optional(tag)) }
        }
    }

    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        changeTraits { traits in
            let id = ObjectIdentifier(key)
            if traits.layoutValues[id] == nil { traits.layoutValues[id] = value }
        }
    }

    /// Gives the view an identity.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

/// Gives its content a place in the tree of its own, and so state of its own.
package struct IdentityModifier<ID: Hashable>: ViewModifier {
    package typealias Body = Never
    let id: ID

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        content(inputs.child(id: modifier.id), &list)
    }
}

/// What a container may know of a member, carried outwards through the member's modifiers.
package struct ViewTraits {
    package var layoutPriority: Double = 0
    package var zIndex: Double?
    package var tag: AnyHashable?
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    package var containerValues = ContainerValues()
    /// What `_trait(_:_:)` set, by key.
    package var variadicTraits: [ObjectIdentifier: Any] = [:]
    /// How a grid treats the member.
    package var gridCell = GridCellTraits()
    /// What the member is in its section.
    package var sectionPart: SectionPart?

    package init() {}
}
