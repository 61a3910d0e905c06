/// What the cells of one grid row share, and what tells them from the next row's.
package final class GridRowReference {
    /// Nil takes the grid's.
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
