import SwiftUI

/// Not the widget's: a second `@main`.
@main
struct CityClockApp: App {
    var body: some Scene { WindowGroup { Text(City.berlin.name) } }
}
