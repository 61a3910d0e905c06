import Geometry

/// What a container may know of a member, carried outwards through the member's modifiers.
package struct ViewTraits {
    package var layoutPriority: Double = 0
    package var zIndex: Double = 0
    package var tag: AnyHashable?
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// How a grid treats the member.
    package var gridCell = GridCellTraits()
    /// What the member is in its section.
    package var sectionPart: SectionPart?

    package init() {}
}

/// A cell's own wishes in a `Grid`.
package struct GridCellTraits {
    /// The row that the cell is in; nil for a view that stands in the grid itself.
    package var row: GridRowReference?
    package var columns = 1
    package var anchor: UnitPoint?
    package var columnAlignment: HorizontalAlignment?
    package var unsizedAxes: Axis.Set = []

    package init() {}
}
