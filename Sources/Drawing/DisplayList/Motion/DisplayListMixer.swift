import Geometry

/// Two lists at a moment of the way from one to the other.
struct DisplayListMixer {
    /// Collects how long the animations in use take.
    final class Lengths {
        var longest: Double = 0
    }

    /// Seconds since the change.
    let time: Double
    /// What animates the changes of the views at hand; nil changes them at once.
    var timing: MotionTiming?
    /// The shape that is being drawn, where it knows its own way.
    var shape: (start: MotionMark, end: MotionMark)?
    let lengths = Lengths()

    init(time: Double, standard: MotionTiming) {
        self.time = time
        timing = standard
    }

    /// 0 at the start; 1 at the end, and where changes are not animated.
    var progress: Double {
        guard let timing else { return 1 }
        lengths.longest = max(lengths.longest, timing.length)
        return timing.progress(at: time)
    }

    // MARK: Lists

    func mix(_ start: [DisplayItem], _ end: [DisplayItem]) -> [DisplayItem] {
        if start == end { return end }
        let matching = ItemMatching(start, end)
        var result: [DisplayItem] = []
        var next = 0
        func removeItems(before index: Int) {
            while next < index {
                if !matching.matchedStarts.contains(next) { result += removal(of: start[next]) }
                next += 1
            }
        }
        for (index, item) in end.enumerated() {
            guard let match = matching.startIndex[index] else {
                result += insertion(of: item)
                continue
            }
            // What goes stays in its order among what remains.
            removeItems(before: match)
            result += mix(start[match], item)
        }
        removeItems(before: start.count)
        return result
    }

    // MARK: Items

    func mix(_ start: DisplayItem, _ end: DisplayItem) -> [DisplayItem] {
        if start == end { return [end] }
        if case .group(let a) = start, case .group(let b) = end {
            if let aMark = a.motion, let bMark = b.motion { return mix(a, aMark, b, bMark) }
            return mixed(a, b).map { [.group($0)] } ?? fade(start, end)
        }
        return mixed(start, end).map { [$0] } ?? fade(start, end)
    }

    /// An item that is part of the way; nil where the two have no way between them.
    private func mixed(_ start: DisplayItem, _ end: DisplayItem) -> DisplayItem? {
        let p = progress
        switch (start, end) {
        case (
            .fill(let a, let aPaint, let aRule, let aSmooth), .fill(let b, let bPaint, let bRule, let bSmooth)
        ):
            guard aRule == bRule, aSmooth == bSmooth, let outline = outline(a, b, p),
                let paint = Interpolation.mix(aPaint, bPaint, p)
            else { return nil }
            return .fill(outline, paint, evenOdd: bRule, antialiased: bSmooth)
        case (
            .stroke(let a, let aStroke, let aPaint, let aSmooth), .stroke(let b, let bStroke, let bPaint, let bSmooth)
        ):
            guard aSmooth == bSmooth, let outline = outline(a, b, p),
                let stroke = Interpolation.mix(aStroke, bStroke, p),
                let paint = Interpolation.mix(aPaint, bPaint, p)
            else { return nil }
            return .stroke(outline, stroke, paint, antialiased: bSmooth)
        case (.glyphs(let a, let aPaint), .glyphs(let b, let bPaint)):
            guard let run = Interpolation.mix(a, b, p), let paint = Interpolation.mix(aPaint, bPaint, p)
            else { return nil }
            return .glyphs(run, paint)
        case (.image(let a), .image(let b)):
            guard a.image == b.image, a.capInsets == b.capInsets else { return nil }
            var image = b
            image.rect = Interpolation.mix(a.rect, b.rect, p)
            image.opacity = min(max(a.opacity + (b.opacity - a.opacity) * p, 0), 1)
            if let aTint = a.tint, let bTint = b.tint {
                guard let tint = Interpolation.mix(aTint, bTint, p) else { return nil }
                image.tint = tint
            } else if a.tint != b.tint {
                return nil
            }
            return .image(image)
        default: return nil
        }
    }

    private func outline(_ start: Outline, _ end: Outline, _ p: Double) -> Outline? {
        if let shape, let from = shape.start.shape, let to = shape.end.shape {
            let rect = Interpolation.mix(shape.start.frame, shape.end.frame, p)
            if let outline = from.outline(to: to, at: p, in: rect) { return outline }
        }
        return Interpolation.mix(start, end, p)
    }

    /// Groups whose settings have a way between them, with their items matched in turn.
    func mixed(_ start: DisplayGroup, _ end: DisplayGroup) -> DisplayGroup? {
        let p = progress
        guard start.blendMode == end.blendMode, start.role == end.role, start.projection == end.projection,
            (start.mask == nil) == (end.mask == nil), let effects = Interpolation.mix(start.effects, end.effects, p)
        else { return nil }
        var result = end
        switch (start.clip, end.clip) {
        case (nil, nil): break
        case (let a?, let b?):
            guard a.evenOdd == b.evenOdd, let outline = Interpolation.mix(a.outline, b.outline, p) else { return nil }
            result.clip = .init(outline, evenOdd: b.evenOdd, antialiased: b.antialiased)
        default: return nil
        }
        result.effects = effects
        result.transform = Interpolation.mix(start.transform, end.transform, p)
        result.opacity = min(max(start.opacity + (end.opacity - start.opacity) * p, 0), 1)
        result.isolated = start.isolated || end.isolated
        result.items = mix(start.items, end.items)
        if let a = start.mask, let b = end.mask { result.mask = mix(a, b) }
        return result
    }

    /// One fades into the other: every pixel is a mean of both, so nothing below shines through where both cover it.
    func fade(_ start: DisplayItem, _ end: DisplayItem) -> [DisplayItem] { fade([start], [end], progress) }

    func fade(_ start: [DisplayItem], _ end: [DisplayItem], _ progress: Double) -> [DisplayItem] {
        let p = min(max(progress, 0), 1)
        if p >= 1 { return end }
        if p <= 0 { return start }
        return [
            .group(
                DisplayGroup(
                    [
                        .group(DisplayGroup(start, opacity: 1 - p)),
                        .group(DisplayGroup(end, opacity: p, blendMode: .plusLighter))
                    ], isolated: true))
        ]
    }
}
