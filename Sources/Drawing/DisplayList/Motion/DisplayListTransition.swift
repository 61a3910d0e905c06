import Geometry

/// The way from one picture of a widget to the next, as the system animates it.
///
/// Both lists are recorded with motion marks. Views are matched by their marks' identities, and what lies around and
/// inside of them by its place: what is found in both lists is interpolated, or its content changes as its mark says;
/// what is found in one of them comes or goes.
package struct DisplayListTransition: Sendable {
    package let start: DisplayList
    package let end: DisplayList
    /// Seconds until the end is reached; 0 where nothing moves.
    package let duration: Double

    /// - Parameter standard: what animates a change of which nothing else is said.
    package init(from start: DisplayList, to end: DisplayList, standard: MotionTiming = .standard) {
        (self.start, self.end) = (start, end)
        self.standard = standard
        let mixer = DisplayListMixer(time: 0, standard: standard)
        if start != end { _ = mixer.mix(start.items, end.items) }
        duration = min(mixer.lengths.longest, MotionTiming.longest)
    }

    private let standard: MotionTiming

    /// What is seen a number of seconds after the change.
    package func list(at seconds: Double) -> DisplayList {
        guard seconds < duration else { return end }
        let mixer = DisplayListMixer(time: max(0, seconds), standard: standard)
        return DisplayList(size: end.size, items: mixer.mix(start.items, end.items))
    }
}

extension DisplayListMixer {
    func insertion(of item: DisplayItem) -> [DisplayItem] { presence(of: item, isInsertion: true) }

    func removal(of item: DisplayItem) -> [DisplayItem] { presence(of: item, isInsertion: false) }

    /// An item that only one of the pictures has.
    private func presence(of item: DisplayItem, isInsertion: Bool) -> [DisplayItem] {
        var mixer = self
        var entrance = MotionEntrance.opacity
        var frame = CGRect.zero
        if case .group(let group) = item, let mark = group.motion {
            entrance = mark.entrance ?? .opacity
            frame = mark.frame
            // A view that is gone has no value to compare: an animation that is bound to one holds no longer.
            if let animation = mark.animation, animation.value == nil { mixer.timing = animation.timing }
        } else if case .group(let group) = item, !group.items.isEmpty, group.mask == nil, group.effects.isEmpty {
            // What is around views that come or go leaves the moving to them.
            var copy = group
            copy.items = group.items.flatMap { presence(of: $0, isInsertion: isInsertion) }
            return copy.items.isEmpty ? [] : [.group(copy)]
        }
        let part = entrance.part(isInsertion: isInsertion)
        if mixer.timing != nil, let timing = part.timing { mixer.timing = timing }
        if mixer.timing == nil || part == .identity { return isInsertion ? [item] : [] }
        let p = mixer.progress
        return part.placed([item], in: frame, gone: isInsertion ? 1 - p : p, isInsertion: isInsertion)
    }
}

/// How a view's content becomes other content: SwiftUI's content transitions.
package enum ContentChange: Hashable, Sendable {
    /// At once.
    case identity
    case opacity
    /// Sizes, places and colors change by and by; content that is another one fades.
    case interpolate
    /// What text does in widgets where nothing is said: the old blurs away while the new comes out of the blur.
    case blur
    /// Digits that change roll; nil where the numbers themselves are not known.
    case numericText(countsDown: Bool, value: Double?)
    /// The old symbol shrinks away and the new one grows.
    case symbolEffect
}
