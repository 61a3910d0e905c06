import Geometry

extension Font {
    /// A change that views and texts make to whatever font they end up in. It comes after the font's own traits and
    /// wins over them: `.font(.title.bold()).fontWeight(.regular)` is regular.
    package enum Modifier: Hashable, Sendable {
        /// Without a value, this and the next two take back what was set before; the font keeps what it has itself.
        case weight(Weight?)
        case design(Design?)
        case width(Width?)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        /// Multiplies the size.
        case scale(CGFloat)

        /// What is left of a list of changes, in order, once those that take others back have done so.
        fileprivate static func effective(_ modifiers: [Modifier]) -> [Modifier] {
            modifiers.reduce(into: []) { kept, modifier in
                switch modifier {
                case .weight(nil): kept.removeAll(where: \.isWeight)
                case .bold(false): kept.removeAll { $0 == .bold(true) || $0 == .weight(.bold) }
                case .design(nil): kept.removeAll { if case .design = $0 { true } else { false } }
                case .width(nil): kept.removeAll { if case .width = $0 { true } else { false } }
                case .italic(false): kept.removeAll { $0 == .italic(true) }
                case .monospaced(false): kept.removeAll { $0 == .monospaced(true) }
                default: kept.append(modifier)
                }
            }
        }

        private var isWeight: Bool {
            switch self {
            case .weight, .bold: true
            default: false
            }
        }
    }
}

extension Font.Traits {
    /// Applies changes in their order.
    mutating func apply(_ modifiers: [Font.Modifier]) {
        for modifier in Font.Modifier.effective(modifiers) {
            switch modifier {
            case .weight(let value): weight = value ?? weight
            case .design(let value): design = value ?? design
            case .width(let value): width = value ?? width
            case .bold: isBold = true
            case .italic: italic = true
            case .monospaced: isMonospaced = true
            case .monospacedDigit: monospacedDigits = true
            case .scale(let factor): scale *= factor
            }
        }
    }
}
