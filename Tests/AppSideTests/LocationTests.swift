import CoreLocation
import Foundation
import FoundationCompat
import MapKit
import Testing

@MainActor
struct LocationTests {
    private final class Listener: NSObject, CLLocationManagerDelegate {
        var told: [String] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            told.append("authorization \(manager.authorizationStatus.rawValue)")
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            told.append((error as? CLError)?.code == .denied ? "denied" : "failed")
        }
    }

    /// 878 km by the great circle between the two cities' centres.
    @Test func distancesAreThoseOfTheEarth() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405),
            paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 878_000) < 5_000)
        #expect(berlin.distance(from: berlin) == 0)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    /// A degree of longitude is half as long at 60° as at the equator.
    @Test func regionsReachAsFarAsTheyAreWide() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
            longitudinalMeters: 111_195)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-4 && abs(region.span.longitudeDelta - 2) < 1e-3)
    }

    @Test func theUserRefuses() async throws {
        let requests = DataRequests.Recorder()
        try await DataRequests.$recorder.withValue(requests) {
            let manager = CLLocationManager(), listener = Listener()
            manager.delegate = listener
            manager.requestLocation()
            while listener.told.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(listener.told == ["authorization 2", "denied"])
            await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter(options: .init()).start() }
        }
        #expect(requests.take().missing == ["a picture of a map", "the device's location"])
    }
}
