import Foundation
import SwiftUICore

/// What every fixture inherits: nothing of the machine that runs the tests.
enum FixtureEnvironment {
    /// 1 January 2026, 09:41 UTC, a Thursday.
    static let now = Date(timeIntervalSince1970: 1_767_260_460)

    static var values: EnvironmentValues {
        var values = EnvironmentValues()
        let timeZone = TimeZone.gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = Locale(identifier: "en_US")
        values.locale = Locale(identifier: "en_US")
        values.timeZone = timeZone
        values.calendar = calendar
        return values
    }
}
