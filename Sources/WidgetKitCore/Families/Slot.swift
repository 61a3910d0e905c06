/// One of the forms in which the system shows what an extension declares; it decides size, margins and corner.
package enum Slot: Hashable, Sendable, Codable {
    /// A widget of this family.
    case family(WidgetFamily)

    /// The forms a plan can name, in the order in which they are listed.
    package static let all: [Slot] = WidgetFamily.allCases.map(Slot.family)

    package var family: WidgetFamily? {
        switch self {
        case .family(let family): family
        }
    }

    /// Whether the Lock Screen shows it, without a background and in vibrant rendering.
    package var isAccessory: Bool { family?.isAccessory ?? false }

    /// The form of that name, spelled as in source and on the command line.
    package init?(named name: String) {
        guard let slot = Self.all.first(where: { $0.description == name }) else { return nil }
        self = slot
    }
}

extension Slot: CustomStringConvertible {
    package var description: String {
        switch self {
        case .family(let family): family.description
        }
    }
}
