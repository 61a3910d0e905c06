import FoundationCompat
import Geometry
import SwiftUICore

// Apple's maps come from its servers and are drawn by no widget.

/// A map, which a widget does not show; one that `MKMapSnapshotter` makes is shown as an image.
public struct Map<Content>: View {
    public var body: some View { UnsupportedView(name: "Map", extent: .all) }
}

extension Map where Content: MapContent {
    nonisolated public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}

    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}

    nonisolated public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}

    nonisolated public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}
}

extension Map where Content == EmptyMapContent {
    nonisolated public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {}

    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {}

    nonisolated public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {}
}

/// The forms that iOS 14 has, with a region and items.
extension Map where Content == _DefaultMapContent {
    nonisolated public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {}

    nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {}
}

/// The content of a map of iOS 14; never drawn.
public struct _DefaultMapContent {}

/// Whether a map of iOS 14 follows the user.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// What fingers do to a map; nobody touches one.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2), rotate = Self(rawValue: 4)
    public static let pitch = Self(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// A mark on a map of iOS 14.
public protocol MapAnnotationProtocol {}

/// A balloon on a map of iOS 14; never drawn.
public struct MapMarker: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin on a map of iOS 14; never drawn.
public struct MapPin: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view on a map of iOS 14; never drawn.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {}
}
