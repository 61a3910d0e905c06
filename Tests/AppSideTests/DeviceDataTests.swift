import AVFoundation
import AppIntents
import AudioToolbox
import Contacts
import CoreHaptics
import CoreSpotlight
import EventKit
import Foundation
import FoundationCompat
import HealthKit
import Network
import NetworkExtension
import ProcessContext
import Security
import Testing
import UniformTypeIdentifiers
import UserNotifications
import WatchConnectivity

/// What only a device has is refused as by its user, and said.
struct DeviceDataTests {
    @Test func errorsAreMatchedAgainstCodes() {
        func name(_ error: any Error) -> String {
            switch error {
            case HKError.errorNoData: "no data"
            case EKError.eventStoreNotAuthorized: "not authorized"
            case HKError.errorUserCanceled: "canceled"
            default: "another"
            }
        }
        let errors: [any Error] = [
            HKError(.errorNoData), HKError(.userCanceled), HKError(.unknownError), EKError(.eventStoreNotAuthorized),
            CHHapticError(.notSupported)
        ]
        #expect(errors.map(name) == ["no data", "canceled", "another", "not authorized", "another"])
    }

    private func query(_ account: String) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "darkroom.tests",
            kSecAttrAccount as String: account
        ]
    }

    @Test func spotlightTakesWhatItIsGivenAndHasNoIndex() async throws {
        let key = try #require(CSCustomAttributeKey(keyName: "ticker"))
        #expect(CSCustomAttributeKey(keyName: "two words") == nil && key == CSCustomAttributeKey(keyName: "ticker"))
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.keywords = ["a"]
        attributes.setValue(NSString("BTC"), forCustomKey: key)
        #expect(attributes.contentType == "public.text" && attributes.value(forCustomKey: key) as? NSString == "BTC")
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
        #expect(item.uniqueIdentifier == "1" && !CSSearchableIndex.isIndexingAvailable())
        try await CSSearchableIndex.default().indexSearchableItems([item])
    }

    @Test func eventsHavePlacesAndAlarms() {
        let event = EKEvent(eventStore: EKEventStore()), place = EKStructuredLocation(title: "Office")
        event.structuredLocation = place
        event.addAlarm(EKAlarm(relativeOffset: -600))
        #expect(event.location == "Office" && event.hasAlarms && event.alarms?.first?.relativeOffset == -600)
        #expect(throws: EKError.self) { try EKEventStore().removeCalendar(EKCalendar(), commit: true) }
    }

    @Test func typesCompleteNames() {
        let folder = URL(fileURLWithPath: "/a")
        func name(_ name: String, _ type: UTType) -> String {
            folder.appendingPathComponent(name, conformingTo: type).lastPathComponent
        }
        #expect(name("catalog", .json) == "catalog.json" && name("catalog.json", .json) == "catalog.json")
        #expect(name("photo.JPEG", .image) == "photo.JPEG" && name("notes.v2", .json) == "notes.v2.json")
        #expect(folder.appendingPathExtension(for: .png).path == "/a.png")
    }

    @Test func nothingIsTrusted() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, NSData(data: Data([1, 2]))))
        #expect(SecCertificateCopyData(certificate) == NSData(data: Data([1, 2])))
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
        let made = try #require(trust)
        #expect(SecTrustGetCertificateCount(made) == 1 && SecTrustGetCertificateAtIndex(made, 0) === certificate)
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(made, &error) && error?.code == Int(errSecNotAvailable))
        var items: CFArray?
        #expect(SecPKCS12Import(NSData(), [:], &items) == errSecNotAvailable && items == nil)
    }

    @Test func awaitedQueriesFindNoHealthData() async throws {
        let steps = HKQuantityType(.stepCount), store = HKHealthStore()
        let samples = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: steps)], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)])
        #expect(try await samples.result(for: store).isEmpty)
        let sum = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: steps), options: .cumulativeSum)
        await #expect(throws: HKError.self) { _ = try await sum.result(for: store) }
        #expect(try await store.preferredUnits(for: [steps]) == [steps: .count()])
    }

    @Test func samplesCarryWhatCodeGivesThem() async throws {
        let now = Date(), one = HKQuantity(unit: .count(), doubleValue: 1), store = HKHealthStore()
        let steps = HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: one, start: now, end: now,
            metadata: [HKMetadataKeyWasUserEntered: true])
        #expect(steps.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true && steps.count == 1)
        let sleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepCore.rawValue, start: now,
            end: now, device: .local(), metadata: nil)
        #expect(sleep.device?.name == "iPhone" && sleep.value == 3)
        nonisolated(unsafe) var answers: [Bool] = []
        store.delete(steps) { done, error in answers.append(done || error == nil) }
        store.deleteObjects(of: steps.quantityType, predicate: NSPredicate(value: true)) { done, count, _ in
            answers.append(done || count > 0)
        }
        #expect(answers == [false, false])
        await #expect(throws: HKError(.errorAuthorizationDenied)) { try await store.delete(sleep) }
    }

    @Test func storesThatStandForHealthKitsOverrideWriting() async throws {
        final class Recorder: HKHealthStore, @unchecked Sendable {
            private(set) var saved: [HKObject] = []
            override func save(_ object: HKObject) async throws { saved.append(object) }
        }
        let recorder = Recorder(), store: HKHealthStore = recorder
        try await store.save(HKObject())
        #expect(recorder.saved.count == 1)
    }

    @Test func temperaturesConvertByDegreesAndBeginnings() {
        let fever = HKQuantity(unit: .degreeCelsius(), doubleValue: 40)
        #expect(abs(fever.doubleValue(for: .degreeFahrenheit()) - 104) < 1e-9)
        #expect(abs(fever.doubleValue(for: .kelvin()) - 313.15) < 1e-9)
    }

    @Test func aWorkoutHasWhatItWasMadeWith() {
        let start = Date(timeIntervalSince1970: 0), energy = HKQuantity(unit: .kilocalorie(), doubleValue: 300)
        let long = HKWorkout(
            activityType: .traditionalStrengthTraining, start: start, end: start + 600, duration: 500,
            totalEnergyBurned: energy, totalDistance: nil, metadata: ["a": 1])
        #expect(long.duration == 500 && long.metadata?["a"] as? Int == 1 && long.totalDistance == nil)
        #expect(long.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 300)
        func event(_ type: HKWorkoutEventType, _ second: Double) -> HKWorkoutEvent {
            HKWorkoutEvent(type: type, dateInterval: DateInterval(start: start + second, duration: 0), metadata: nil)
        }
        let events = [event(.pause, 100), event(.resume, 130), event(.lap, 200), event(.pause, 590)]
        let paused = HKWorkout(
            activityType: .running, start: start, end: start + 600, workoutEvents: events, totalEnergyBurned: nil,
            totalDistance: energy, device: .local(), metadata: nil)
        #expect(paused.device?.manufacturer == "Apple Inc." && long.device == nil)
        #expect(paused.duration == 560 && paused.workoutEvents == events && paused.totalDistance === energy)
        let types: [HKWorkoutActivityType: UInt] = [
            .americanFootball: 1, .cycling: 13, .traditionalStrengthTraining: 50, .yoga: 57, .pilates: 66,
            .cooldown: 80, .swimBikeRun: 82, .underwaterDiving: 84, .other: 3000
        ]
        #expect(types.allSatisfy { $0.key.rawValue == $0.value })
    }

    @Test func noWatchAnswers() throws {
        final class Listener: NSObject, WCSessionDelegate {
            var error: WCError?
            func session(
                _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
                error: (any Error)?
            ) {
                self.error = error as? WCError
            }
        }
        let session = WCSession(), listener = Listener()
        session.delegate = listener
        session.activate()
        #expect(listener.error?.code == .sessionNotSupported && !WCSession.isSupported() && !session.isReachable)
        var codes: [Int] = []
        session.sendMessage(["a": 1], replyHandler: nil) { codes.append(($0 as? WCError)?.code.rawValue ?? 0) }
        #expect(codes == [7002])
        #expect(throws: WCError(.sessionNotSupported)) { try session.updateApplicationContext([:]) }
        #expect(session.transferUserInfo(["a": 2]).userInfo["a"] as? Int == 2)
    }

    @Test("What is posted to the app reaches nobody")
    func notificationsBetweenProcesses() {
        let center = CFNotificationCenterGetDarwinNotifyCenter(), name = CFNotificationName("saved" as NSString)
        CFNotificationCenterAddObserver(
            center, nil, { _, _, _, _, _ in Issue.record("nobody posts") }, name.rawValue, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        CFNotificationCenterRemoveObserver(center, nil, name, nil)
        #expect(CFNotificationName(rawValue: NSString("saved")) == name)
    }

    @Test func changesOfTheKeychainAreCounted() {
        let context = ProcessContext()
        func changes(_ body: () -> OSStatus) -> (OSStatus, Int) {
            ProcessContext.with(context) {
                let earlier = ProcessStateChanges.changes
                return (body(), ProcessStateChanges.changes - earlier)
            }
        }
        let item = query("counted") as CFDictionary
        #expect(changes { SecItemCopyMatching(item, nil) } == (errSecItemNotFound, 0))
        #expect(changes { SecItemAdd(item, nil) } == (errSecSuccess, 1))
        #expect(changes { SecItemCopyMatching(item, nil) } == (errSecSuccess, 0))
        #expect(changes { SecItemUpdate(item, [:] as CFDictionary) } == (errSecSuccess, 1))
        #expect(changes { SecItemDelete(item) } == (errSecSuccess, 1))
        #expect(changes { SecItemDelete(item) } == (errSecItemNotFound, 0))
    }

    @Test func theKeychainHoldsWhatTheProcessPutsThere() {
        var wanted = query("token"), found: CFTypeRef?
        wanted[kSecReturnData as String] = true
        wanted[kSecMatchLimit as String] = kSecMatchLimitOne
        #expect(SecItemCopyMatching(wanted as CFDictionary, &found) == errSecItemNotFound)
        #expect(found == nil)

        var added = query("token")
        added[kSecValueData as String] = Data("secret".utf8)
        #expect(SecItemAdd(added as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(added as CFDictionary, nil) == errSecDuplicateItem)
        #expect(SecItemCopyMatching(wanted as CFDictionary, &found) == errSecSuccess)
        #expect(found as? Data == Data("secret".utf8))

        let change = [kSecValueData as String: Data("other".utf8)]
        #expect(SecItemUpdate(query("token") as CFDictionary, change as CFDictionary) == errSecSuccess)
        wanted[kSecReturnAttributes as String] = kCFBooleanTrue
        #expect(SecItemCopyMatching(wanted as CFDictionary, &found) == errSecSuccess)
        let item = found as? [String: Any]
        #expect(item?[kSecValueData as String] as? Data == Data("other".utf8))
        #expect(item?[kSecAttrAccount as String] as? String == "token")

        #expect(SecItemDelete(query("token") as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(query("token") as CFDictionary) == errSecItemNotFound)
        #expect(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
                == "The specified item could not be found in the keychain.")
    }

    @Test func calendarsAreRefused() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await !store.requestFullAccessToEvents())
        let day = store.predicateForEvents(withStart: Date(), end: Date().addingTimeInterval(86400), calendars: nil)
        #expect(store.events(matching: day).isEmpty)
        let event = EKEvent(eventStore: store)
        event.title = "Lunch"
        event.startDate = Date()
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    }

    @Test func healthQueriesFindNothing() {
        let steps = HKQuantityType(.stepCount)
        nonisolated(unsafe) var told: [String] = []
        let query = HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
            _, result, error in
            told.append("\(result == nil) \((error as? HKError)?.code == .noData)")
        }
        HKHealthStore().execute(query)
        #expect(told == ["true true"])
        let samples = HKSampleQuery(sampleType: steps, predicate: nil, limit: 1, sortDescriptors: nil) {
            told.append("\($1?.count ?? -1) \($2 == nil)")
        }
        HKHealthStore().execute(samples)
        #expect(told.last == "0 true")
        #expect(HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meterUnit(with: .kilo)) == 1.609344)
        let pulse = HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: 60)
        #expect(pulse.doubleValue(for: .count().unitDivided(by: .second())) == 1)
        #expect(!pulse.is(compatibleWith: .kilocalorie()))
        #expect(pulse.doubleValue(for: HKUnit(from: "count/min")) == 60)
        #expect(HKQuantity(unit: HKUnit(from: "kg"), doubleValue: 1).doubleValue(for: HKUnit(from: "mg")) == 1e6)
    }

    /// An app that a user lets read nothing goes through as many intervals as any other, without quantities.
    @Test func intervalsOfHealthDataHaveNoQuantities() {
        let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_700_000_000))
        let query = HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, anchorDate: midnight,
            intervalComponents: DateComponents(day: 1))
        nonisolated(unsafe) var starts: [Double] = [], error: (any Error)?
        query.initialResultsHandler = { _, results, problem in
            error = problem
            results?.enumerateStatistics(from: midnight - 2.5 * 86400, to: midnight + 9 * 86400) { statistics, stop in
                #expect(statistics.sumQuantity() == nil)
                starts.append(statistics.startDate.timeIntervalSince(midnight) / 86400)
                stop.pointee = ObjCBool(starts.count == 5)
            }
        }
        HKHealthStore().execute(query)
        #expect(starts == [-3, -2, -1, 0, 1] && error == nil)
    }

    @Test func contactsAreRefusedAndCanBeMade() {
        #expect(throws: CNError(.authorizationDenied)) {
            try CNContactStore().unifiedContact(
                withIdentifier: "1", keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        }
        let contact = CNMutableContact()
        contact.givenName = "Ann"
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+49 30 1234"))]
        #expect(contact.phoneNumbers.first?.value.stringValue == "+49 30 1234")
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelHome) == "home")
    }

    @Test func addressesAreWrittenInTheOrderOfTheirCountry() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = ("1 Infinite Loop", "Cupertino", "CA")
        (address.postalCode, address.country, address.isoCountryCode) = ("95014", "United States", "us")
        let formatter = CNPostalAddressFormatter()
        #expect(formatter.string(from: address) == "1 Infinite Loop\nCupertino CA 95014\nUnited States")
        let contact = CNMutableContact()
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        let kept = address.copy() as? CNPostalAddress
        (address.street, address.city, address.state) = ("Unter den Linden 77", "Berlin", "")
        (address.postalCode, address.country, address.isoCountryCode) = ("10117", "", "DE")
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                == "Unter den Linden 77\n10117 Berlin")
        #expect(kept?.city == "Cupertino" && kept != address && contact.postalAddresses.first?.value.city == "Berlin")
    }

    @Test func participantsAndFilesHaveTheirKinds() async throws {
        #expect(EKParticipant().participantStatus == .unknown && EKParticipantStatus.declined.rawValue == 3)
        let file = IntentFile(data: Data([1]), filename: "a.png", type: .png)
        #expect(file.type == .png && file.availableContentTypes == [.png] && file.filename == "a.png")
        #expect(try await file.data(contentType: .png) == Data([1]))
        #expect(IntentFile(data: Data(), filename: "a").type == nil)
    }

    @Test func connectionsAreOff() async throws {
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        #expect(NEVPNManager.shared().connection.status == .disconnected)
        #expect(throws: NEVPNError(.configurationInvalid)) { try NEVPNManager.shared().connection.startVPNTunnel() }
        for await path in NWPathMonitor() { #expect(path.status == .unsatisfied) }
        #expect(IPv4Address("192.168.0.1")?.rawValue == Data([192, 168, 0, 1]))
        #expect(IPv4Address("192.168.0") == nil && IPv4Address("1.2.3.256") == nil)
        #expect(IPv6Address("fe80::1").map { "\($0.debugDescription)" } == "fe80::1")
        #expect(IPv6Address("fe80:::1") == nil)
    }

    @Test func noConnectionIsMade() async throws {
        let options = NWProtocolTCP.Options()
        options.connectionTimeout = 10
        let security = NWProtocolTLS.Options()
        sec_protocol_options_set_verify_block(
            security.securityProtocolOptions, { _, _, completion in completion(true) }, .global())
        let parameters = NWParameters(tls: security, tcp: options)
        #expect((parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.connectionTimeout == 10)
        let connection = NWConnection(
            host: "example.org", port: try #require(NWEndpoint.Port("https")), using: parameters)
        #expect(connection.endpoint.debugDescription == "example.org:443" && connection.state == .setup)
        // The handler may come after the start.
        connection.start(queue: .global())
        let state = await withCheckedContinuation { continuation in
            connection.stateUpdateHandler = { continuation.resume(returning: $0) }
        }
        #expect(state == .failed(.posix(.ENETDOWN)))
        let error = await withCheckedContinuation { continuation in
            connection.send(
                content: Data([1]), completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        #expect(error == .posix(.ENOTCONN) && (error as NSError?)?.code == Int(POSIXErrorCode.ENOTCONN.rawValue))
        #expect(
            NWEndpoint.Host("::1") == .ipv6(.loopback) && NWEndpoint.Host("10.0.0.1").debugDescription == "10.0.0.1")
    }

    @Test func nothingIsFelt() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
        let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
        let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [sharp], relativeTime: 1, duration: 0.5)
        #expect(try CHHapticPattern(events: [event], parameters: []).duration == 1.5)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        var sound: SystemSoundID = 7
        #expect(AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/bell.caf"), &sound) != kAudioServicesNoError)
        #expect(sound == 0)
    }

    @Test func nothingIsHeard() throws {
        let player = AVPlayer(url: URL(fileURLWithPath: "/song.mp3"))
        player.play()
        #expect(player.timeControlStatus == .playing)
        AVSpeechSynthesizer().speak(AVSpeechUtterance(string: "Hello"))
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTimeMake(value: 900, timescale: 600))
    }

    @Test func notificationsAreRefused() async {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
        await #expect(throws: UNError(.notificationsNotAllowed)) {
            try await UNUserNotificationCenter.current().add(request)
        }
        #expect(request.content.title == "Tea")
    }

    @Test func kindsOfFilesConform() {
        #expect(UTType.png.conforms(to: .image) && UTType.json.conforms(to: .text) && !UTType.png.conforms(to: .text))
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType(exportedAs: "com.example.recipe").identifier == "com.example.recipe")
    }
}
