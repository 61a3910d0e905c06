import CoreData
import Foundation
import Testing

/// `@NSManaged` variables of defaults, as apps declare them.
struct ManagedDefaultsTests {
    @Test func variablesAreDefaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "ManagedDefaultsTests-\(UUID().uuidString)"))
        #expect(defaults.firstLaunch == nil && !defaults.isMigrated && defaults.launches == 0)
        let date = Date(timeIntervalSinceReferenceDate: 5)
        (defaults.firstLaunch, defaults.isMigrated, defaults.launches) = (date, true, 3)
        #expect(defaults.object(forKey: "firstLaunch") as? Date == date)
        #expect(defaults.firstLaunch == date && defaults.isMigrated && defaults.launches == 3)
        defaults.firstLaunch = nil
        #expect(defaults.object(forKey: "firstLaunch") == nil)
    }
}

extension UserDefaults {
    @CDManaged fileprivate var firstLaunch: Date?
    @CDManaged fileprivate var isMigrated: Bool
    @CDManaged fileprivate var launches: Int
}
