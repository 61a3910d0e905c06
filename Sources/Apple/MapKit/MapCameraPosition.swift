import FoundationCompat
import Geometry
import SwiftUICore

/// Where the camera of a map is.
public struct MapCamera: Hashable, Sendable {
    private var latitude, longitude: Double
    public var centerCoordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
        set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
    }
    /// Meters.
    public var distance: Double
    /// Degrees from north.
    public var heading: Double
    /// Degrees from straight down.
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (latitude, longitude) = (centerCoordinate.latitude, centerCoordinate.longitude)
        (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
    }
}

/// What a map shows: a region, a camera's view, or what fits its content.
public struct MapCameraPosition: Equatable, Sendable {
    private enum Target: Sendable {
        case automatic, region(MKCoordinateRegion), camera(MapCamera), item(MKMapItem), user
    }
    private let target: Target

    public static let automatic = Self(target: .automatic)
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(target: .region(region)) }
    public static func camera(_ camera: MapCamera) -> Self { Self(target: .camera(camera)) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
        Self(target: .item(item))
    }
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
        Self(target: .user)
    }

    public var camera: MapCamera? {
        if case .camera(let camera) = target { camera } else { nil }
    }
    public var region: MKCoordinateRegion? {
        if case .region(let region) = target { region } else { nil }
    }
    public var item: MKMapItem? {
        if case .item(let item) = target { item } else { nil }
    }
    public var followsUserLocation: Bool {
        if case .user = target { true } else { false }
    }
    /// False: nobody moves a map in a picture.
    public var positionedByUser: Bool { false }

    public static func == (a: Self, b: Self) -> Bool {
        switch (a.target, b.target) {
        case (.automatic, .automatic), (.user, .user): true
        case (.region(let a), .region(let b)): a == b
        case (.camera(let a), .camera(let b)): a == b
        case (.item(let a), .item(let b)): a === b
        default: false
        }
    }
}

extension MKCoordinateRegion {
    fileprivate static func == (a: Self, b: Self) -> Bool {
        a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude
            && a.span.latitudeDelta == b.span.latitudeDelta && a.span.longitudeDelta == b.span.longitudeDelta
    }
}

/// How far a map may be moved; nobody moves one.
public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
}

/// What a map tells when its camera has moved; never given.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
}

/// When a map tells that its camera has moved.
public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }
