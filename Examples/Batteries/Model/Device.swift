import Foundation

/// A device, and how much is left in its battery.
struct Device: Identifiable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case phone, watch, headphones, pencil

        var name: LocalizedStringResource {
            switch self {
            case .phone: "iPhone"
            case .watch: "Apple Watch"
            case .headphones: "Headphones"
            case .pencil: "Pencil"
            }
        }

        var symbolName: String {
            switch self {
            case .phone: "iphone"
            case .watch: "applewatch"
            case .headphones: "headphones"
            case .pencil: "applepencil"
            }
        }
    }

    var kind: Kind
    /// From 0 to 1.
    var level: Double
    var isCharging: Bool

    var id: Kind { kind }
    var isLow: Bool { level <= 0.2 && !isCharging }

    /// The charge at a time of day: full at six in the morning, with what each device uses in an hour.
    init(kind: Kind, at date: Date) {
        self.kind = kind
        let time = Calendar.current.dateComponents([.hour, .minute], from: date)
        let hours = max(0, Double(time.hour ?? 0) + Double(time.minute ?? 0) / 60 - 6)
        switch kind {
        case .phone:
            level = max(0.05, 1 - 0.06 * hours)
            isCharging = false
        case .watch:
            // It lies on its charger until it is full.
            level = min(1, 0.46 + 0.08 * hours)
            isCharging = level < 1
        case .headphones:
            level = max(0.05, 1 - 0.14 * hours)
            isCharging = false
        case .pencil:
            level = max(0.02, 0.24 - 0.02 * hours)
            isCharging = false
        }
    }
}
