import Findings

/// One picture of the plan: what to draw, and where it goes.
package struct PlannedPicture: Hashable, Sendable {
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

/// A picture that lies in the output folder, as an earlier run has drawn it: what a worker need not make again where its
/// drawing has the same hash and the file is untouched.
package struct KnownPicture: Hashable, Sendable, Codable {
    /// The hash of everything that the picture and its findings come of.
    package var drawing: String
    /// SHA-256 of the file, in lower-case hexadecimal digits.
    package var sha256: String
    package var pixelWidth: Int
    package var pixelHeight: Int
    package var findings: [Finding]

    package init(drawing: String, sha256: String, pixelWidth: Int, pixelHeight: Int, findings: [Finding]) {
        (self.drawing, self.sha256, self.findings) = (drawing, sha256, findings)
        (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
    }
}

/// A picture to draw once for all moments that look alike.
package struct FrameJob: Hashable, Sendable, Codable {
    package var picture: PlannedPicture
    /// Where pictures lie under the digest of what they draw; absolute.
    package var store: String
    package var scratchFolder: String

    package init(picture: PlannedPicture, store: String, scratchFolder: String) {
        (self.picture, self.store, self.scratchFolder) = (picture, store, scratchFolder)
    }
}

package struct FrameResult: Hashable, Sendable, Codable {
    package var digest: String
    package var picture: PictureResult

    package init(digest: String, picture: PictureResult) { (self.digest, self.picture) = (digest, picture) }
}

/// A change from one picture, which is held, to the next.
package struct TransitionJob: Hashable, Sendable, Codable {
    package var start: PlannedPicture
    package var end: PlannedPicture
    package var framesPerSecond: Int

    package init(start: PlannedPicture, end: PlannedPicture, framesPerSecond: Int) {
        (self.start, self.end, self.framesPerSecond) = (start, end, framesPerSecond)
    }
}

/// What a picture is held against, and where it goes if it is another one.
package struct SnapshotJob: Hashable, Sendable {
    /// The hash of a drawing whose picture need not be made; nil makes it in any case.
    package var hash: String?
    /// The absolute path of the golden; nil where there is none.
    package var golden: String?
    /// A folder for `images/<sha256>.png` and `texts/<sha256>.txt` of what is not the golden's.
    package var folder: String
    /// Whether picture and text are written even where the golden's pixels are drawn.
    package var writesAlways: Bool
    /// Whether the picture becomes the golden where there is none, and where it differs from that: then its file is the
    /// smallest, which takes a quarter of a second.
    package var keepsNew: Bool
    package var keepsDifferent: Bool
    /// Whether pixels are looked at even where the drawing is the golden's: findings such as low contrast need them.
    package var isInspected: Bool

    package init(
        hash: String?, golden: String?, folder: String, writesAlways: Bool = false, keepsNew: Bool = false,
        keepsDifferent: Bool = false, isInspected: Bool = false
    ) {
        (self.hash, self.golden, self.folder, self.writesAlways) = (hash, golden, folder, writesAlways)
        (self.keepsNew, self.keepsDifferent, self.isInspected) = (keepsNew, keepsDifferent, isInspected)
    }
}
