import FoundationCompat
import Geometry
import SwiftUICore

// No map is drawn.

/// How a map looks; a widget shows none.
public struct MapStyle: Sendable {
    /// How high mountains are.
    public struct Elevation: Sendable {
        public static let automatic = Self(), flat = Self(), realistic = Self()
    }
    /// How strong colors are.
    public struct StandardEmphasis: Sendable {
        public static let automatic = Self(), muted = Self()
    }

    public static var standard: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// Which kinds of places a map shows.
public struct PointOfInterestCategories: Sendable {
    public static let all = Self(), excludingAll = Self()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// A control of a map; never drawn.
public struct MapCompass: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map; never drawn.
public struct MapUserLocationButton: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map; never drawn.
public struct MapPitchToggle: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// The scale of a map; never drawn.
public struct MapScaleView: View {
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Gives a map's content the means to turn points into coordinates.
public struct MapReader<Content: View>: View {
    nonisolated(unsafe) private let content: (MapProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    public var body: some View { content(MapProxy()) }
}

/// Turns points of a map into coordinates; no map is drawn, so it has none.
public struct MapProxy {
    /// Always nil.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    /// Always nil.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
}

nonisolated extension View {
    /// Changes nothing: no map is drawn.
    public func mapStyle(_ style: MapStyle) -> some View { self }
    /// Draws no controls: no map is drawn.
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
    /// Changes nothing: no map is drawn.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Changes nothing: no map is drawn.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Never runs its action: nobody moves a map in a picture.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    /// Never runs its action: nobody moves a map in a picture.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
}
