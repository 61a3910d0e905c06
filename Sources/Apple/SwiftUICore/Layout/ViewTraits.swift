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
