import Geometry

extension DisplayListMixer {
    /// The same view in both pictures.
    func mix(
        _ start: DisplayGroup, _ startMark: MotionMark, _ end: DisplayGroup, _ endMark: MotionMark
    ) -> [DisplayItem] {
        var mixer = self
        if let animation = endMark.animation,
            animation.value == nil || animation.value != startMark.animation?.value
        {
            mixer.timing = animation.timing
        }
        // Views within may have animations of their own, which win.
        if endMark.kind == .container, let mixed = mixer.mixed(start, end) { return [.group(mixed)] }
        guard mixer.timing != nil else { return [.group(end)] }
        switch endMark.kind {
        case .container: return mixer.fade(.group(start), .group(end))
        case .shape:
            mixer.shape = (startMark, endMark)
            return mixer.mixed(start, end).map { [.group($0)] } ?? mixer.fade(.group(start), .group(end))
        case .text, .image, .symbol:
            // The same content elsewhere or in another color moves there.
            if endMark.change != .identity, start.looksLike(end), let moved = mixer.mixed(start, end) {
                return [.group(moved)]
            }
            return mixer.change(start, startMark, end, endMark)
        }
    }

    private func change(
        _ start: DisplayGroup, _ startMark: MotionMark, _ end: DisplayGroup, _ endMark: MotionMark
    ) -> [DisplayItem] {
        let p = progress
        // Both contents move along together, from where one lay to where the other will lie.
        let shift = ContentShift(from: startMark.frame, to: endMark.frame)
        let gone = shift.moved(start.items, by: p), coming = shift.moved(end.items, by: p - 1)
        switch endMark.change {
        case .identity: return [.group(end)]
        case .opacity: return fade(gone, coming, p)
        case .interpolate:
            let from = ContentShift.stretched(start.items, startMark.frame, endMark.frame, p)
            let to = ContentShift.stretched(end.items, endMark.frame, startMark.frame, 1 - p)
            return fade(from, to, p)
        case .blur: return blur(gone, coming, endMark.frame.height, p)
        case .symbolEffect: return replace(gone, startMark.frame, coming, endMark.frame, p)
        case .numericText(let countsDown, let value):
            var old: Double?
            if case .numericText(_, let earlier) = startMark.change { old = earlier }
            // Numbers that are known say themselves which way they go.
            var down = countsDown
            if let old, let value { down = value < old }
            return roll(start.items, end.items, along: shift, down: down, p)
                ?? blur(gone, coming, endMark.frame.height, p)
        }
    }

    private func blur(
        _ start: [DisplayItem], _ end: [DisplayItem], _ height: CGFloat, _ progress: Double
    ) -> [DisplayItem] {
        let p = min(max(progress, 0), 1)
        func part(_ items: [DisplayItem], _ gone: Double) -> DisplayItem {
            .group(DisplayGroup(items, opacity: 1 - gone, effects: MotionEntrance.blur(gone, height)))
        }
        return [part(start, p), part(end, 1 - p)]
    }

    /// The old symbol shrinks away in the first half, the new one grows in the second.
    private func replace(
        _ start: [DisplayItem], _ startFrame: CGRect, _ end: [DisplayItem], _ endFrame: CGRect, _ progress: Double
    ) -> [DisplayItem] {
        let p = min(max(progress, 0), 1)
        let small = MotionEntrance.combined(.scale(0.5, anchor: CGPoint(x: 0.5, y: 0.5)), .opacity)
        return small.placed(start, in: startFrame, gone: min(1, p * 2), isInsertion: false)
            + small.placed(end, in: endFrame, gone: min(1, 2 - p * 2), isInsertion: true)
    }
}

/// How far content moves while it is replaced.
struct ContentShift {
    let offset: CGSize

    /// Texts keep the edge or the middle that moves the least: it is what they are aligned by.
    init(from start: CGRect, to end: CGRect) {
        func least(_ steps: [CGFloat]) -> CGFloat { steps.min { abs($0) < abs($1) } ?? 0 }
        offset = CGSize(
            width: least([end.minX - start.minX, end.midX - start.midX, end.maxX - start.maxX]),
            height: least([end.midY - start.midY, end.minY - start.minY, end.maxY - start.maxY]))
    }

    func moved(_ items: [DisplayItem], by fraction: Double) -> [DisplayItem] {
        guard fraction != 0, offset != .zero else { return items }
        let shift = CGAffineTransform(
            translationX: offset.width * CGFloat(fraction), y: offset.height * CGFloat(fraction))
        return [.group(DisplayGroup(items, transform: shift))]
    }

    /// Content of `frame` drawn into a frame that is part of the way to `other`.
    static func stretched(
        _ items: [DisplayItem], _ frame: CGRect, _ other: CGRect, _ progress: Double
    ) -> [DisplayItem] {
        let now = Interpolation.mix(frame, other, progress)
        guard frame.width > 0, frame.height > 0, now.width > 0, now.height > 0, now != frame else { return items }
        let (x, y) = (now.width / frame.width, now.height / frame.height)
        let transform = CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: now.minX - frame.minX * x, ty: now.minY - frame.minY * y)
        return [.group(DisplayGroup(items, transform: transform))]
    }
}
