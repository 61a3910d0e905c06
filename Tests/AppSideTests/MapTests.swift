import MapKit
import SwiftUI
import Testing

/// Maps as apps write them: no widget draws one, and what shares a file with a widget has to compile.
@MainActor
struct MapTests {
    private struct Places: View {
        @State private var position = MapCameraPosition.automatic
        @State private var region = MKCoordinateRegion()
        @State private var selection: Int?
        @Namespace private var scope
        let stops: [Stop]

        var body: some View {
            MapReader { proxy in
                Map(position: $position, selection: $selection, scope: scope) {
                    Marker("Home", systemImage: "house", coordinate: stops[0].place).tint(.red).tag(1)
                    ForEach(stops) { stop in
                        Annotation(stop.name, coordinate: stop.place) { Circle() }.annotationTitles(.hidden)
                    }
                    if selection == 1 { UserAnnotation() } else { MapPolyline(coordinates: []).stroke(.blue) }
                }
                .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
                .mapControls { MapCompass() }
                .onMapCameraChange(frequency: .continuous) { region = $0.region }
                .onTapGesture { _ = proxy.convert($0 as CGPoint, from: .local) }
            }
            Map(coordinateRegion: $region, annotationItems: stops) { MapMarker(coordinate: $0.place, tint: .red) }
            Map()
        }
    }

    private struct Stop: Identifiable {
        let id: Int
        let name: String
        let place: CLLocationCoordinate2D
    }

    @Test func aPositionKnowsWhatItWasMadeOf() {
        _ = Places(stops: [])
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52, longitude: 13),
            span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        #expect(MapCameraPosition.region(region).region?.center.latitude == 52)
        #expect(MapCameraPosition.region(region) == .region(region))
        #expect(MapCameraPosition.region(region) != .automatic)
        let camera = MapCamera(centerCoordinate: region.center, distance: 900)
        #expect(MapCameraPosition.camera(camera).camera?.distance == 900)
        #expect(MapCameraPosition.userLocation(fallback: .automatic).followsUserLocation)
    }
}
