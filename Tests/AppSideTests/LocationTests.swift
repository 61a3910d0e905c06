import CoreLocation
import Foundation
import FoundationCompat
import MapKit
import ProcessContext
import RenderModel
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

    @Test func headingsAreUnknownAndCirclesHoldPlaces() {
        let heading = CLHeading()
        #expect(heading.trueHeading == 0 && heading.headingAccuracy < 0 && !CLLocationManager.headingAvailable())
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), radius: 1_000, identifier: "home")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 52.525, longitude: 13.405)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 52.54, longitude: 13.405)))
    }

    /// 878 km by the great circle between the two cities' centers.
    @Test func distancesAreThoseOfTheEarth() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405),
            paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 878_000) < 5_000)
        #expect(berlin.distance(from: berlin) == 0)
        // As NSObject makes it.
        #expect(CLLocation().coordinate.latitude == 0 && CLLocation().coordinate.longitude == 0)
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
        let context = ProcessContext()
        try await ProcessContext.with(context) {
            let manager = CLLocationManager(), listener = Listener()
            manager.delegate = listener
            manager.requestLocation()
            while listener.told.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(listener.told == ["authorization 2", "denied"])
            await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter(options: .init()).start() }
        }
        #expect(context.dataRequests.drain().missing == ["a map snapshot", "the device's location"])
    }

    /// Code that asks first goes no further.
    @Test func whoAsksWhetherItMayIsRefused() {
        for ask in [{ CLLocationManager().authorizationStatus }, { CLLocationManager.authorizationStatus() }] {
            let context = ProcessContext()
            ProcessContext.with(context) { #expect(ask() == .denied) }
            #expect(context.dataRequests.drain().missing == ["the device's location"])
        }
    }

    @Test func updatesSayThatTheUserRefuses() async throws {
        let context = ProcessContext()
        try await ProcessContext.with(context) {
            var count = 0
            for try await update in CLLocationUpdate.liveUpdates() {
                #expect(update.authorizationDenied && update.location == nil)
                count += 1
            }
            #expect(count == 1)
        }
        #expect(context.dataRequests.drain().missing == ["the device's location"])
    }

    @Test func errorsHaveTheirDomain() {
        let error = CLError(.denied) as NSError
        #expect(error.domain == kCLErrorDomain && error.code == CLError.Code.denied.rawValue)
        #expect(CLError.Code.promptDeclined.rawValue == 18)
    }

    @Test func searchesAreRefused() async {
        let context = ProcessContext()
        await ProcessContext.with(context) {
            let request = MKLocalSearch.Request()
            request.naturalLanguageQuery = "Cake"
            request.resultTypes = .pointOfInterest
            request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
            #expect(request.pointOfInterestFilter?.includes(.cafe) == true)
            #expect(request.pointOfInterestFilter?.includes(.bank) == false)
            await #expect(throws: CLError(.network)) { try await MKLocalSearch(request: request).start() }
        }
        #expect(context.dataRequests.drain().missing == ["a search in Apple's maps"])
    }

    @Test(
        "Distances are written as on maps",
        arguments: [
            ("de_DE", MKDistanceFormatter.Units.default, 42.0, "40 Meter", "40 m"),
            ("de_DE", .default, 480, "500 Meter", "500 m"), ("de_DE", .default, 1234, "1,2 Kilometer", "1,2 km"),
            ("de_DE", .default, 12_345, "12 Kilometer", "12 km"),
            // Meshtastic's pictures have these two.
            ("en_US", .default, 100, "350 feet", "350 ft"), ("en_US", .default, 100_000, "62 miles", "62 mi"),
            ("en_US", .default, 5000, "3.1 miles", "3.1 mi"), ("en_GB", .default, 100, "100 yards", "100 yd"),
            ("en_US", .metric, 5000, "5 kilometers", "5 km")
        ])
    func distances(
        locale: String, units: MKDistanceFormatter.Units, meters: Double, text: String, abbreviated: String
    ) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.units = units
        let written = formatter.string(fromDistance: meters)
        #expect(written.replacing("\u{A0}", with: " ") == text)
        formatter.unitStyle = .abbreviated
        #expect(formatter.string(fromDistance: meters).replacing("\u{A0}", with: " ") == abbreviated)
        #expect(abs(formatter.distance(from: written.replacing("\u{A0}", with: " ")) - meters) < meters * 0.1)
    }
}
