/// One picture of the plan: what to draw, and where it goes.
package struct PlannedPicture: Hashable, Sendable, Codable {
    /// The id of the group it belongs to.
    package var group: Int
    package var request: DrawRequest
    /// The path inside the output folder.
    package var file: String
    /// Pixels per point of the request's surface.
    package var rasterScale: Double
    /// Whether the corners stay instead of being cut out.
    package var square: Bool
    /// What the widget is drawn on.
    package var wallpaper: Wallpaper?

    package init(
        group: Int, request: DrawRequest, file: String, rasterScale: Double, square: Bool, wallpaper: Wallpaper? = nil
    ) {
        (self.group, self.request, self.file) = (group, request, file)
        (self.rasterScale, self.square, self.wallpaper) = (rasterScale, square, wallpaper)
    }
}

extension PlannedPicture: CustomStringConvertible {
    /// For messages: `Clock systemSmall timeline 3, dark`.
    package var description: String {
        let mode =
            request.presentation.mode == .default(for: request.presentationKind) ? "" : ", \(request.presentation.mode)"
        return "\(request.kind) \(request.presentationKind) \(request.variant.label), \(request.scheme)\(mode)"
    }
}

extension Variant {
    /// The index of a timeline entry, or of a state.
    package var entryIndex: Int? {
        switch self {
        case .timeline(let index), .state(let index): index
        case .snapshot, .transient, .placeholder, .privacy, .control: nil
        }
    }

    /// For people: `timeline 3`, `snapshot`.
    package var label: String { entryIndex.map { "\(name) \($0)" } ?? name }
}
