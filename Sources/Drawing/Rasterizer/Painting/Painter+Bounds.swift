import DisplayList
import Geometry

/// What items cover at most, so that layers are no larger than they must be.
extension Painter {
    /// Pixels of the output; `.null` where nothing is drawn.
    func bounds(of items: [DisplayItem], _ transform: CGAffineTransform) -> CGRect {
        items.reduce(CGRect.null) { box, item in
            let next = bounds(of: item, transform)
            return next.isNull ? box : box.isNull ? next : box.union(next)
        }
    }

    func bounds(of item: DisplayItem, _ transform: CGAffineTransform) -> CGRect {
        switch item {
        case .fill(let outline, _, _, _):
            return finite(outline.boundingBox, transform)
        case .stroke(let outline, let pattern, _, _):
            let box = outline.boundingBox
            return box.isNull ? .null : finite(pattern.box(around: box), transform)
        case .image(let drawing):
            return finite(drawing.rect, transform)
        case .glyphs(let run, _):
            guard let em = resources.glyphs.face(run.font)?.glyphBox else { return .null }
            let points = run.glyphs.map(\.position).filter { $0.x.isFinite && $0.y.isFinite }
            guard let first = points.first else { return .null }
            let origins = points.reduce(CGRect(origin: first, size: .zero)) {
                $0.union(CGRect(origin: $1, size: .zero))
            }
            return finite(
                CGRect(
                    x: origins.minX + em.minX * run.size, y: origins.minY + em.minY * run.size,
                    width: origins.width + em.width * run.size, height: origins.height + em.height * run.size),
                transform)
        case .group(let group):
            return bounds(of: group, transform)
        }
    }

    private func bounds(of group: DisplayGroup, _ outer: CGAffineTransform) -> CGRect {
        let transform = group.transform.concatenating(outer)
        guard transform.isDrawable, group.opacity > 0 else { return .null }
        if let projection = group.projection {
            let scale = transform.meanScale
            let flat = bounds(of: group.flat, CGAffineTransform(scaleX: scale, y: scale))
            guard !flat.isNull else { return .null }
            let box = flat.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
                .applying(projection.concatenating(ProjectionTransform(transform)))
            return !box.isNull && box.isFinite ? box : .null
        }
        var box = bounds(of: group.items, transform)
        guard !box.isNull else { return .null }
        if let clip = group.clip { box = box.intersection(finite(clip.outline.boundingBox, transform)) }
        guard !box.isNull else { return .null }
        let reach = group.effects.reduce(0.0) { $0 + $1.reach(pixelsPerPoint: transform.meanScale) }
        return reach > 0 ? box.insetBy(dx: -reach, dy: -reach) : box
    }

    private func finite(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
        guard !rect.isNull, rect.isFinite else { return .null }
        let box = rect.applying(transform)
        return box.isFinite ? box : .null
    }
}
