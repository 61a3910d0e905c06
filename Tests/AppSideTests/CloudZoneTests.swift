import CloudKit
import Foundation
import Security
import Testing

/// What apps ask iCloud of zones and their changes fails as on a device without an account, however they ask.
struct CloudZoneTests {
    private let database = CKContainer.default().privateCloudDatabase
    private let zone = CKRecordZone(zoneName: "Notes")

    @Test func zonesAreOfTheUser() {
        #expect(zone.zoneID.ownerName == CKCurrentUserDefaultName && CKOwnerDefaultName == "__defaultOwner__")
        #expect(CKRecordZone.ID.default.zoneName == "_defaultZone" && zone.capabilities.isEmpty)
    }

    @Test func questionsAboutZonesFail() async {
        await #expect(throws: CKError(.notAuthenticated)) { try await database.recordZone(for: zone.zoneID) }
        await #expect(throws: CKError(.notAuthenticated)) { try await database.save(zone) }
        await #expect(throws: CKError(.notAuthenticated)) { try await database.deleteRecordZone(withID: zone.zoneID) }
        await confirmation(expectedCount: 5) { failed in
            database.fetch(withRecordZoneID: zone.zoneID) { found, error in if found == nil, error != nil { failed() } }
            database.save(zone) { saved, error in if saved == nil, error != nil { failed() } }
            database.delete(withRecordZoneID: zone.zoneID) { gone, error in if gone == nil, error != nil { failed() } }
            database.fetchAllRecordZones { zones, error in if zones == nil, error != nil { failed() } }
            database.delete(withRecordID: CKRecord.ID()) { gone, error in if gone == nil, error != nil { failed() } }
        }
    }

    @Test func changesAreNotTold() async {
        let configuration = CKFetchRecordZoneChangesOperation.ZoneConfiguration(desiredKeys: ["title"])
        let changes = CKFetchRecordZoneChangesOperation(
            recordZoneIDs: [zone.zoneID], configurationsByRecordZoneID: [zone.zoneID: configuration])
        let zones = CKFetchDatabaseChangesOperation(previousServerChangeToken: nil)
        let saving = CKModifyRecordZonesOperation(recordZonesToSave: [zone])
        let records = CKFetchRecordsOperation(recordIDs: [CKRecord.ID()])
        await confirmation(expectedCount: 8) { failed in
            changes.fetchRecordZoneChangesResultBlock = { if case .failure = $0 { failed() } }
            changes.fetchRecordZoneChangesCompletionBlock = { if $0 != nil { failed() } }
            zones.fetchDatabaseChangesResultBlock = { if case .failure = $0 { failed() } }
            zones.fetchDatabaseChangesCompletionBlock = { if $2 != nil { failed() } }
            saving.modifyRecordZonesResultBlock = { if case .failure = $0 { failed() } }
            saving.modifyRecordZonesCompletionBlock = { if $2 != nil { failed() } }
            records.fetchRecordsResultBlock = { if case .failure = $0 { failed() } }
            records.fetchRecordsCompletionBlock = { if $1 != nil { failed() } }
            for operation in [changes, zones, saving, records] { database.add(operation) }
        }
    }

    /// Apple's numbers (SecBase.h).
    @Test func answersOfKeychainsHaveApplesNumbers() {
        #expect(errSecInvalidKeychain == -25295 && errSecNoSuchAttr == -25303 && errSecInteractionRequired == -25315)
        #expect(errSecPassphraseRequired == -25260 && errSecDiskFull == -34 && errSecHostNameMismatch == -67602)
    }
}
