import AlarmKit
import CloudKit
import CoreMotion
import CoreText
import DeviceActivity
import FamilyControls
import Foundation
import HealthKit
import LocalAuthentication
import ManagedSettings
import Photos
import Security
import StoreKit
import SwiftUI
import Testing
import UserNotifications
import WeatherKit

/// What the user has bought, does and allows is answered as by a device that knows nothing of it.
struct PurchaseAndSensorTests {
    @Test func nothingIsBought() async throws {
        var isPro = false
        for await result in StoreKit.Transaction.currentEntitlements {
            guard case .verified(let transaction) = result, transaction.revocationDate == nil else { continue }
            isPro = isPro || transaction.productID == "pro"
        }
        #expect(!isPro)
        #expect(await StoreKit.Transaction.latest(for: "pro") == nil)
        #expect(try await Product.products(for: ["pro"]).isEmpty)
    }

    @Test func nothingIsSubscribedTo() async throws {
        func isActive(_ product: Product) async throws -> Bool {
            let statuses = try await product.subscription?.status ?? []
            return statuses.contains { $0.state == .subscribed || $0.state == .inGracePeriod }
        }
        for product in try await Product.products(for: ["pro"]) { #expect(try await !isActive(product)) }
        #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
        for await status in Product.SubscriptionInfo.Status.updates {
            Issue.record("\(status.state) of \(try status.renewalInfo.payloadValue.currentProductID)")
        }
    }

    @Test func nobodyAnswersForTheUser() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
        await #expect(throws: LAError(.notInteractive)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
        }
        #expect(AuthorizationCenter.shared.authorizationStatus == .denied)
    }

    @Test func nothingIsMeasured() async {
        #expect(!CMPedometer.isStepCountingAvailable())
        nonisolated(unsafe) var told: [Bool] = []
        CMPedometer().queryPedometerData(from: .distantPast, to: Date()) { data, error in
            told.append(data == nil && error != nil)
        }
        #expect(told == [true])
        await #expect(throws: WeatherError.permissionDenied) {
            let place = CLLocation(latitude: 52.5, longitude: 13.4)
            let (now, days) = try await WeatherService.shared.weather(for: place, including: .current, .daily)
            _ = (now.temperature.formatted(), days.first?.condition == .partlyCloudy)
        }
        await #expect(throws: WeatherError.permissionDenied) {
            _ = try await WeatherService.shared.attribution.combinedMarkDarkURL
        }
        #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    }

    @Test func whatUsersChooseOfTheirAppsIsKept() throws {
        let written = Data(
            #"{"applicationTokens":[{"data":"AQI="}],"categoryTokens":[],"webDomainTokens":[],"includeEntireCategory":true}"#
                .utf8)
        let selection = try JSONDecoder().decode(FamilyActivitySelection.self, from: written)
        let store = ManagedSettingsStore(named: .init("focus"))
        store.shield.applications = selection.applicationTokens
        store.shield.applicationCategories = .all(except: selection.applicationTokens)
        #expect(store.shield.applications?.count == 1)
        #expect(
            try JSONDecoder().decode(FamilyActivitySelection.self, from: JSONEncoder().encode(selection)) == selection)
        let day = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 9), intervalEnd: DateComponents(hour: 17), repeats: true)
        #expect(day.nextInterval.map { $0.duration.rounded() } == 28_800)
        #expect(throws: DeviceActivityCenter.MonitoringError.self) {
            try DeviceActivityCenter().startMonitoring(.init("day"), during: day)
        }
    }

    private struct Tea: AlarmMetadata { var kind: String }

    @Test func alarmsAreRefusedAndTheirActivitiesAreStored() async throws {
        await #expect(throws: CocoaError.self) {
            let attributes = AlarmAttributes(
                presentation: .init(alert: .init(title: "Tea")), metadata: Tea(kind: "green"), tintColor: .red)
            try await AlarmManager.shared.schedule(
                id: UUID(), configuration: .timer(duration: 60, attributes: attributes))
        }
        let written = AlarmAttributes(
            presentation: .init(alert: .init(title: "Tea"), countdown: .init(title: "Brewing")),
            metadata: Tea(kind: "black"), tintColor: Color(.sRGB, red: 1, green: 0, blue: 0.5))
        let read = try JSONDecoder().decode(AlarmAttributes<Tea>.self, from: JSONEncoder().encode(written))
        #expect(read.metadata == Tea(kind: "black") && read.presentation.countdown?.title == "Brewing")
        #expect(read.tintColor.resolve(in: EnvironmentValues()).blue == 0.5)
    }

    @Test func noOneIsSignedIn() async throws {
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "1"))
        record["text"] = "Milk"
        record["count"] = 2 as CKRecordValue
        #expect(
            record["text"] as? String == "Milk" && record["count"] as? Int == 2 && record.allKeys() == ["count", "text"]
        )
        let container = CKContainer(identifier: "iCloud.example")
        #expect(try await container.accountStatus() == .noAccount)
        await #expect(throws: CKError(.notAuthenticated)) { try await container.privateCloudDatabase.save(record) }
        let query = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        var failed = false
        query.queryResultBlock = { if case .failure = $0 { failed = true } }
        container.privateCloudDatabase.add(query)
        #expect(failed)
    }

    @Test func subscriptionsAreMadeAndRefused() async throws {
        let changes = CKQuerySubscription(
            recordType: "Note", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation, .firesOnce])
        changes.notificationInfo = CKSubscription.NotificationInfo(alertBody: "New", shouldSendContentAvailable: true)
        #expect(changes.subscriptionType == .query && changes.querySubscriptionOptions.rawValue == 9)
        let zone = CKRecordZoneSubscription(zoneID: .default, subscriptionID: "zone")
        #expect(zone.subscriptionID == "zone" && changes.subscriptionID != CKDatabaseSubscription().subscriptionID)
        let database = CKContainer.default().privateCloudDatabase
        await #expect(throws: CKError(.notAuthenticated)) { try await database.save(changes) }
        var failed = false
        let operation = CKModifySubscriptionsOperation(subscriptionsToSave: [changes, zone])
        operation.modifySubscriptionsResultBlock = { if case .failure = $0 { failed = true } }
        database.add(operation)
        #expect(failed)
    }

    @Test func fontsOfTheBundleAreThere() {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/nowhere.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    }

    /// With Apple's numbers.
    @Test func iCloudSharesNothing() async {
        #expect(CKError.Code.serverRecordChanged.rawValue == 14 && CKError.Code.zoneNotFound.rawValue == 26)
        #expect(CKError.Code.accountTemporarilyUnavailable.rawValue == 36)
        let record = CKRecord(recordType: "Note"), share = CKShare(rootRecord: record)
        share[CKShare.SystemFieldKey.title] = "Notes"
        share.publicPermission = .readOnly
        #expect(share.url == nil && share.recordType == "cloudkit.share" && share.currentUserParticipant == nil)
        let database = CKContainer.default().privateCloudDatabase
        await #expect(throws: CKError(.notAuthenticated)) { try await database.records(for: [record.recordID]) }
    }

    @Test func workoutsAndRecordsAreAskedFor() {
        let workout = HKWorkoutConfiguration()
        workout.activityType = .running
        workout.locationType = .outdoor
        #expect(workout.locationType.rawValue == 3 && workout.swimmingLocationType == .unknown)
        #expect(
            HKObjectType.clinicalType(forIdentifier: .allergyRecord)?.identifier
                == "HKClinicalTypeIdentifierAllergyRecord")
    }

    @Test func categoriesOfNotificationsAreKept() async {
        let done = UNNotificationAction(identifier: "done", title: "Done", options: [.foreground])
        let category = UNNotificationCategory(
            identifier: "task", actions: [done], intentIdentifiers: [], options: [.customDismissAction])
        let center = UNUserNotificationCenter.current()
        center.setNotificationCategories([category])
        #expect(await center.notificationCategories().first?.actions.map(\.title) == ["Done"])
    }

    @Test func keysAreDescribed() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassKey, kSecAttrApplicationLabel as String: "label",
            kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: 256
        ]
        #expect(query.keys.sorted() == ["bsiz", "class", "klbl", "type"])
    }
}
