import FoundationCompat
import Geometry
import SwiftUICore

// No map is drawn, and nothing on one.

/// What lies on a map; never drawn.
public protocol MapContent {
    associatedtype Body: MapContent
    @MainActor @preconcurrency @MapContentBuilder var body: Body { get }
}

extension Never: MapContent {}

/// What is made of nothing else.
public protocol _PrimitiveMapContent: MapContent where Body == Never {}
extension _PrimitiveMapContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Nothing on a map.
public struct EmptyMapContent: _PrimitiveMapContent { nonisolated public init() {} }

extension Optional: MapContent, _PrimitiveMapContent where Wrapped: MapContent {}

/// Accepts what lies on a map and drops it.
@resultBuilder
public struct MapContentBuilder {
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> EmptyMapContent {
        .init()
    }
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: MapContent>(first: Content) -> EmptyMapContent { .init() }
    public static func buildEither<Content: MapContent>(second: Content) -> EmptyMapContent { .init() }
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> EmptyMapContent { .init() }
}

extension ForEach: MapContent, _PrimitiveMapContent where Content: MapContent {}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(storing: data, id: \.id, content: content)
    }
}

extension ForEach where Content: MapContent {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(storing: data, id: { $0[keyPath: id] }, content: content) }
}

/// A balloon at a place; never drawn.
public struct Marker<Label: View>: _PrimitiveMapContent {
    nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
    nonisolated public init(item: MKMapItem) {}
}

extension Marker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {}
}

/// A view at a place; never drawn.
public struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Annotation where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Where the user is; never drawn.
public struct UserAnnotation: _PrimitiveMapContent { nonisolated public init() {} }

/// A line over a map; never drawn.
public struct MapPolyline: _PrimitiveMapContent {
    nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// An area of a map; never drawn.
public struct MapPolygon: _PrimitiveMapContent {
    nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle on a map; never drawn.
public struct MapCircle: _PrimitiveMapContent {
    /// - Parameter radius: meters.
    nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
    /// Changes nothing: no map is drawn.
    nonisolated public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { EmptyMapContent() }
    /// Changes nothing: no map is drawn.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { EmptyMapContent() }
    /// Changes nothing: no map is drawn.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        EmptyMapContent()
    }
    /// Changes nothing: no map is drawn.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        EmptyMapContent()
    }
    /// Changes nothing: no map is drawn.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { EmptyMapContent() }
    /// Changes nothing: no map is drawn.
    nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { EmptyMapContent() }
    /// Changes nothing: no map is drawn.
    nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { EmptyMapContent() }
}
