import Foundation
import TestSupport
import Testing

/// Widgets for which the user picks a place on the map.
struct PlaceTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/PicksPlaces").path
    private static let cologne =
        #"{"latitude": 50.9375, "longitude": 6.9603, "name": "Köln", "country": "Deutschland", "timeZone": "Europe/Berlin"}"#

    /// What is drawn as snapshot.
    private func draw(_ kind: String, _ configuration: String, status: Int32 = 0) async throws -> String {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.folder, "--output", output.path, "--scheme", "light", "--display-lists", "--scale", "1",
            "--kind", kind, "--variant", "snapshot", "--configuration", configuration
        ])
        #expect(run.status == status, "\(run.errors)")
        guard status == 0 else { return run.errors }
        let list = try #require(rendered.files()["\(kind)/systemSmall/snapshot-light.txt"])
        return String(decoding: list, as: UTF8.self)
    }

    @Test(arguments: [("town", "town"), ("place", "place")])
    func aPlaceIsChosen(kind: String, parameter: String) async throws {
        let list = try await draw(kind, #"{"\#(parameter)": \#(Self.cologne)}"#)
        for text in ["Köln", "50.9375 6.9603", "Deutschland", "Europe/Berlin"] {
            #expect(DrawnText.contains(text, in: list), "\(text)")
        }
    }

    @Test func severalPlacesAreChosen() async throws {
        let list = try await draw(
            "place", #"{"place": \#(Self.cologne), "stops": [{"latitude": 0, "longitude": -180, "name": "Far"}]}"#)
        #expect(DrawnText.contains("Far", in: list) && !DrawnText.contains("Köln", in: list))
    }

    @Test(arguments: [
        #"{"town": "Köln"}"#, #"{"town": {"latitude": 91, "longitude": 0}}"#, #"{"town": {"latitude": 1}}"#,
        #"{"town": {"latitude": 1, "longitude": 2, "planet": "Mars"}}"#,
        #"{"town": {"latitude": 1, "longitude": 2, "timeZone": "Mars/Olympus"}}"#
    ])
    func whatIsNoPlaceIsRefused(configuration: String) async throws {
        let errors = try await draw("town", configuration, status: 2)
        #expect(errors.contains("the parameter 'town'") && errors.contains("\"latitude\": 52.52"), "\(errors)")
    }

    @Test func aPlaceThatNobodyChoseIsMissing() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let run = try await DarkroomProgram.run([
            "render", Self.folder, "--output", output.path, "--kind", "place", "--variant", "snapshot"
        ])
        #expect(run.status != 0 && run.errors.contains("'Place' of type CLPlacemark was read"), "\(run.errors)")
    }

    @Test func theListingSaysHowAPlaceIsWritten() async throws {
        let run = try await DarkroomProgram.run(["configurations", Self.folder])
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n").map(String.init)
        let form = #"{"latitude": 52.52, "longitude": 13.405, "name": "Berlin"}"#
        #expect(lines.contains { $0.contains("town") && $0.contains("CLPlacemark?") && $0.contains(form) })
        #expect(lines.contains { $0.contains("place") && $0.contains("CLPlacemark ") && $0.contains(form) })
        #expect(lines.contains { $0.contains("stops") && $0.contains("[\(form), …]") })
    }
}
