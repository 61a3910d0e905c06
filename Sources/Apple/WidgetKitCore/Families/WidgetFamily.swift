import Geometry
import RenderModel
import SwiftUICore

/// The sizes and shapes in which a widget appears.
public enum WidgetFamily:
    Int, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible, CustomDebugStringConvertible
{
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
    /// As tall as two large widgets: a Vision Pro has it, and iPhones from iOS 27; no device of the catalog does.
    case systemExtraLargePortrait

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
