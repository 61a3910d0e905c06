import DisplayList

extension DisplayGroup {
    /// Lets the blend mode of the only thing in the group meet what lies below the group.
    ///
    /// SwiftUI gathers the effects on one view before it draws: in `blendMode(.overlay).opacity(0.3)` the mode is not
    /// lost on the layer that fades. Groups that are asked for, and those that hold several things, keep the modes
    /// inside to themselves.
    mutating func liftBlendMode() {
        guard blendMode == .normal, !isolated, needsLayer || clip != nil, items.count == 1,
            let lifted = items[0].takeBlendMode()
        else { return }
        blendMode = lifted
    }
}

extension DisplayItem {
    fileprivate mutating func takeBlendMode() -> LayerBlendMode? {
        guard case .group(var group) = self else { return nil }
        var taken: LayerBlendMode?
        if group.blendMode != .normal {
            taken = group.blendMode
            group.blendMode = .normal
        } else if !group.needsLayer, group.clip == nil, group.items.count == 1 {
            taken = group.items[0].takeBlendMode()
        }
        if taken != nil { self = .group(group) }
        return taken
    }
}
