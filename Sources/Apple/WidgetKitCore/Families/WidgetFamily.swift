import Geometry
import RenderModel
import SwiftUICore

/// The sizes and shapes in which a widget appears.
public enum WidgetFamily: RawRepresentable, Hashable, Sendable, Codable, CaseIterable {
    /// A square on the Home Screen: 158 × 158 points on a 6.1-inch iPhone.
    case systemSmall
    /// As tall as a small one, and twice as wide: 338 × 158 points on a 6.1-inch iPhone.
    case systemMedium
    /// As wide as a medium one, and twice as tall: 338 × 354 points on a 6.1-inch iPhone.
    case systemLarge
    /// Twice as wide as a large one, on an iPad.
    case systemExtraLarge
    // Not on iOS: as on Apple's systems, a `switch` over all families need not name it there.
    @available(*, unavailable) case _accessoryCorner
    /// A disk on the Lock Screen.
    case accessoryCircular
    /// Some lines on the Lock Screen, below the clock.
    case accessoryRectangular
    /// One line on the Lock Screen, above the clock.
    case accessoryInline
    @available(*, unavailable) case _systemExtraLargePortrait

    /// In a corner of a watch face; only a watch has it.
    public static let accessoryCorner = Self(tag: 4)
    /// As tall as two large widgets: a Vision Pro has it, and iPhones from iOS 27; no device of the catalog does.
    public static let systemExtraLargePortrait = Self(tag: 8)
    public static let allCases = (0...8).map { Self(tag: $0) }

    // Swift's own of what follows would trap for the families that are not on iOS.
    private init(tag: UInt8) { self = unsafeBitCast(tag, to: Self.self) }

    public init?(rawValue: Int) {
        guard (0...8).contains(rawValue) else { return nil }
        self.init(tag: UInt8(rawValue))
    }

    public var rawValue: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { name.description }
    public var debugDescription: String { description }
}

extension WidgetFamily {
    // Both list the same cases in the same order, which a test holds them to.
    package init(_ name: FamilyName) { self = Self(rawValue: name.rawValue)! }

    package var name: FamilyName { FamilyName(rawValue: rawValue)! }

    /// Whether the Lock Screen shows it, without a background and in vibrant rendering.
    package var isAccessory: Bool { name.isAccessory }
}

extension PresentationKind {
    /// The family that views and providers are told of.
    var widgetFamily: WidgetFamily? { family.map { WidgetFamily($0) } }
}

extension ViewLayout {
    /// Across and along. iPads are regular both ways; iPhones are compact across and regular along when held upright.
    /// Held across they are compact along, and the wide ones, from 414 points on, regular across.
    func sizeClasses(on surface: RenderSurface) -> (UserInterfaceSizeClass, UserInterfaceSizeClass) {
        switch (surface.idiom, self) {
        case (.pad, _): (.regular, .regular)
        case (.phone, .landscape): (surface.screen.width >= 414 ? .regular : .compact, .compact)
        case (.phone, _): (.compact, .regular)
        }
    }
}
