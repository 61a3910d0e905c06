import Findings

/// What painters keep from one list to the next, and what they noticed in this one.
final class DrawingResources {
    let images: ImageStore
    let glyphs = GlyphStore()
    let scaledImages = ScaledImageCache()
    let shadows = ShadowCache()
    let paints = PaintCache()
    var findings: [Finding] = []

    init(images: ImageStore) { self.images = images }

    func note(_ finding: Finding) {
        if !findings.contains(finding) { findings.append(finding) }
    }
}
