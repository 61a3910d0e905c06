import Geometry

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
