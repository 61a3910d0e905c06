import SwiftUI

/// What says that there is nothing to show.
extension Fixture {
    @FixtureList static var unavailableContent: [Fixture] {
        Fixture("unavailable/description", 160, 140) {
            ContentUnavailableView("No Tea", systemImage: "cup.and.saucer", description: Text("Put the kettle on."))
        }
        Fixture("unavailable/title-alone", 160, 100) { ContentUnavailableView("No Mail", systemImage: "tray.fill") }
        Fixture("unavailable/actions", 160, 160) {
            ContentUnavailableView {
                Label("Offline", systemImage: "wifi.slash")
            } description: {
                Text("Connect to see news.")
            } actions: {
                Text("Retry").foregroundStyle(.blue)
            }
        }
    }
}
