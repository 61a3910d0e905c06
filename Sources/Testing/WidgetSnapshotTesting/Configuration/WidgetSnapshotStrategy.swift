/// What of a drawing is held against its golden.
public struct WidgetSnapshotStrategy: Hashable, Sendable {
    enum Form: String, Hashable, Sendable {
        case image, displayList, layout, accessibility
    }

    let form: Form

    /// The pixels, at zero tolerance. The drawing as text is kept beside the picture, and says what changed.
    public static let image = WidgetSnapshotStrategy(form: .image)

    /// What is drawn, as text: shapes, runs of text, colors and places. Smaller than pictures, and easy to review.
    public static let displayList = WidgetSnapshotStrategy(form: .displayList)

    /// The views and their frames in points, as text: what is drawn in them does not matter.
    public static let layout = WidgetSnapshotStrategy(form: .layout)

    /// What VoiceOver reads, as text, an element a line: labels, values, traits and hints in reading order.
    public static let accessibility = WidgetSnapshotStrategy(form: .accessibility)
}
