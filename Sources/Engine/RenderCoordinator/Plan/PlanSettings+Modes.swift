import RenderModel

extension PlanSettings {
    /// How a form is presented: in each mode that is asked for, of which accented comes once for every tint, under each
    /// lock.
    func presentations(of presentationKind: PresentationKind, isBackgroundRemovable: Bool) -> [Presentation] {
        let wanted = modes.isEmpty ? [.default(for: presentationKind)] : modes
        return wanted.flatMap { mode -> [Presentation] in
            guard mode.isShown(presentationKind) else { return [] }
            // Without its background a widget may not be on the iPad's Lock Screen or in StandBy.
            let needsRemovable = mode == .standBy || mode == .vibrant && !presentationKind.isAccessory
            if needsRemovable, !isBackgroundRemovable { return [] }
            let tints = mode == .accented && !tints.isEmpty ? tints : [.standard]
            return tints.flatMap { tint in
                (locks.isEmpty ? [.unlocked] : locks).map { lock in
                    Presentation(
                        mode: mode, tint: tint, isLuminanceReduced: isLuminanceReduced, lock: lock,
                        redactionLevel: dataProtection.redactionLevel(lock))
                }
            }
        }
    }

    /// What a file's name says of a presentation, with a hyphen before each word; nothing of what is usual.
    func suffix(of presentation: Presentation, _ presentationKind: PresentationKind) -> String {
        var words: [String] = []
        if presentation.mode != .default(for: presentationKind) { words.append(presentation.mode.rawValue) }
        if presentation.mode == .accented, !tints.isEmpty { words.append(presentation.tint.name) }
        if presentation.isLuminanceReduced { words.append("luminance-reduced") }
        switch presentation.lock {
        case .unlocked: break
        case .locked: words.append("locked")
        case .beforeFirstUnlock: words.append("before-first-unlock")
        }
        return words.map { "-" + $0 }.joined()
    }
}
