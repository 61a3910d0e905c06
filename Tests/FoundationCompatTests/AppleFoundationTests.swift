import Foundation
import FoundationCompat
import ProcessContext
import RenderModel
import Synchronization
import Testing

/// What `import Foundation` brings on Apple's systems and Linux's lacks.
struct AppleFoundationTests {
    @Test func namesOfDarwin() {
        #expect(noErr == 0)
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size == 11)
        var machine = [CChar](repeating: 1, count: size)
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
        #expect(machine.withUnsafeBufferPointer { String(cString: $0.baseAddress!) } == "iPhone17,3")
        var cores: Int32 = 0
        size = 4
        #expect(sysctlbyname("hw.ncpu", &cores, &size, nil, 0) == 0 && cores == 6)
        size = 2
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == -1 && errno == ENOMEM)
        #expect(sysctlbyname("hw.cake", nil, &size, nil, 0) == -1 && errno == ENOENT)
        var base = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.denom == 1)
    }

    @Test func theLibraryIsAFolder() {
        #expect(FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask) == [URL.libraryDirectory])
        #expect(FileManager.default.urls(for: .libraryDirectory, in: .networkDomainMask).isEmpty)
        let paths = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)
        #expect(paths == [URL.libraryDirectory.path])
        let caches = NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true)
        #expect(caches == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).map(\.path))
    }

    @Test func anOrderedSetListsEachOnce() {
        #expect(NSOrderedSet(array: [3, 1, 3]).array as? [Int] == [3, 1])
        #expect(NSMutableOrderedSet(array: ["b", "a", "b"]).array as? [String] == ["b", "a"])
        #expect(NSOrderedSet().array.isEmpty)
    }

    /// In a process of its own: a run loop that another test sets the clock for as it begins to wait waits for months.
    @Test func aTimerSendsWhileItsLoopRuns() async {
        await #expect(processExitsWith: .success) {
            let dates = Mutex<[Date]>([])
            let timer = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().first().sink { date in
                dates.withLock { $0.append(date) }
            }
            for _ in 0..<200 where dates.withLock(\.isEmpty) { Self.runLoop() }
            withExtendedLifetime(timer) {}
            #expect(dates.withLock(\.count) == 1)
        }
    }

    private static func runLoop() {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }

    @Test func formattersReadTheBeginningOfAText() throws {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "de_DE")
        numbers.numberStyle = .decimal
        var object: AnyObject?, range = NSRange(location: 1, length: 6)
        try numbers.getObjectValue(&object, for: "a1,5 kg", range: &range)
        #expect(object as? NSNumber == 1.5 && range == NSRange(location: 1, length: 3))
        try numbers.getObjectValue(&object, for: "2 l", range: nil)
        #expect(object as? NSNumber == 2)
        #expect(throws: CocoaError.self) { try numbers.getObjectValue(&object, for: "kilogram", range: &range) }
    }

    @Test func textIsTransliterated() {
        let name = "Müñchén"
        #expect(name.applyingTransform(.stripDiacritics, reverse: false) == "Munchen")
        #expect(name.dropFirst(4).applyingTransform(.stripCombiningMarks, reverse: false) == "hen")
        #expect("Москва".applyingTransform(.toLatin, reverse: false) == "Moskva")
    }

    @Test func anUnfairLockKeepsOthersOut() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        nonisolated(unsafe) let shared = lock
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                os_unfair_lock_lock(shared)
                count += 1
                os_unfair_lock_unlock(shared)
            }
        }
        #expect(count == 8000)
        #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
        os_unfair_lock_assert_owner(lock)
    }

    @Test func encodingsAreNumbers() {
        #expect(NSString(data: Data("ä".utf8), encoding: NSUTF8StringEncoding) == "ä")
        let pairs: [(UInt, String.Encoding)] = [
            (NSASCIIStringEncoding, .ascii), (NSISOLatin1StringEncoding, .isoLatin1),
            (NSUnicodeStringEncoding, .unicode),
            (NSShiftJISStringEncoding, .shiftJIS), (NSMacOSRomanStringEncoding, .macOSRoman),
            (NSUTF16LittleEndianStringEncoding, .utf16LittleEndian), (NSUTF32BigEndianStringEncoding, .utf32BigEndian)
        ]
        #expect(pairs.allSatisfy { $0 == $1.rawValue })
    }

    @Test func localesNameCountriesAndCurrencies() {
        let locale = Locale(identifier: "de_DE") as NSLocale
        #expect(locale.localizedString(forCountryCode: "US") == "Vereinigte Staaten")
        #expect(locale.localizedString(forCurrencyCode: "JPY") == "Japanischer Yen")
        #expect(locale.localizedString(forLocaleIdentifier: "fr_FR") == "Französisch (Frankreich)")
        #expect(locale.localizedString(forCalendarIdentifier: "japanese") == "Japanischer Kalender")
    }

    /// Apple's parameters take optionals, and a default argument meets no requirement.
    @Test func functionsHaveApplesParameters() {
        let key: String? = "b", texts = (key?.cString(using: .utf8), "b".cString(using: .utf8))
        #expect(strcmp(texts.0, "b") == 0 && strcmp(texts.1, "c") != 0 && strlen(texts.0) == 1 && strlen("ab") == 2)
        let center = NotificationCenter()
        let posting: any Posting = center
        var count = 0
        let observer = center.addObserver(forName: .init("n"), object: nil, queue: nil) { _ in count += 1 }
        posting.post(name: .init("n"), object: nil)
        #expect(count == 1)
        center.removeObserver(observer)
    }

    /// Files that a user has chosen are kept so.
    @Test func bookmarksLeadBack() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(UUID().uuidString)")
        #expect(throws: CocoaError(.fileReadNoSuchFile)) { try file.bookmarkData() }
        try Data().write(to: file)
        let bookmark = try file.bookmarkData(options: .minimalBookmark)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) == file && !isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError(.fileReadNoSuchFile)) {
            try URL(resolvingBookmarkData: bookmark, options: .withoutUI, bookmarkDataIsStale: &isStale)
        }
        #expect(throws: CocoaError(.fileReadCorruptFile)) {
            try URL(resolvingBookmarkData: Data("book".utf8), bookmarkDataIsStale: &isStale)
        }
    }

    /// Foundation on Linux gives objects of NSURL, and hides the initializer.
    @Test func filesOfABundleAreURLs() {
        let found: [URL]? = Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)
        #expect(found != nil)
        #expect(Bundle.main.urls(forResourcesWithExtension: "none", subdirectory: nil)?.first?.lastPathComponent == nil)
        #expect(ProcessInfo() === ProcessInfo.processInfo)
    }

    @Test func timersHoldThePlaceOfOthers() {
        let timer = Timer()
        #expect(!timer.isValid)
        timer.invalidate()
    }

    @Test func activitiesDoNotExpire() async {
        let isExpired = await withCheckedContinuation { continuation in
            ProcessInfo.processInfo.performExpiringActivity(withReason: "Saving") { continuation.resume(returning: $0) }
        }
        #expect(!isExpired)
    }

    @Test func calendarsTellTheRangeOfAUnit() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = Date(timeIntervalSince1970: 1_767_260_460)  // Thursday, 1 January 2026, 09:41
        var start: NSDate?, length: TimeInterval = 0
        #expect((calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: date))
        #expect(start == NSDate(timeIntervalSince1970: 1_767_225_600) && length == 86_400)
        #expect(!(calendar as NSCalendar).range(ofWeekendStart: &start, interval: &length, containing: date))
    }

    @Test func dateRangesAreSpelledByTheirStyle() {
        let style = Date._RangeComponentsStyle(
            style: .wide, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
            fields: [.hour, .minute])
        let date = Date(timeIntervalSince1970: 0)
        #expect(style.format(date..<date + 5400) == "1 hour, 30 minutes")
    }

    @Test("A formatter's context is kept, and told where it would matter", arguments: [("fr_FR", 1), ("en_US", 0)])
    func formattingContext(locale: String, findings: Int) {
        let context = ProcessContext()
        ProcessContext.with(context) {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: locale)
            #expect(formatter.formattingContext == .unknown)
            formatter.formattingContext = .beginningOfSentence
            #expect(formatter.formattingContext == .beginningOfSentence)
        }
        #expect(context.dataRequests.drain().stores.count == findings)
    }

    @Test(
        "Links and telephone numbers are found",
        arguments: [
            ("See https://example.com/a(b)?c=1, now.", ["https://example.com/a(b)?c=1"]),
            ("(www.example.org) or mail ann@example.co.uk!", ["http://www.example.org", "mailto:ann@example.co.uk"]),
            ("Ends with e.g. this. Version 1.2.3", []),
            ("Call +49 30 901820 or (555) 010-9999.", ["+49 30 901820", "(555) 010-9999"]),
            ("https://example.com/5550109999", ["https://example.com/5550109999"]),
            ("日本 https://例え.jp/あ と", ["https://xn--r8jz45g.jp/%E3%81%82"])
        ])
    func dataIsDetected(text: String, found: [String]) throws {
        let types = NSTextCheckingResult.CheckingType.link.rawValue | 1 << 11
        let detector = try NSDataDetector(types: types)
        let range = NSRange(text.startIndex..., in: text)
        let results = detector.matches(in: text, range: range)
        #expect(results.compactMap { $0.url?.absoluteString ?? $0.phoneNumber } == found)
        #expect(detector.numberOfMatches(in: text, range: range) == found.count)
        #expect(detector.firstMatch(in: text, range: range)?.range == results.first?.range)
        #expect(results.allSatisfy { $0.url == nil || $0.resultType == .link })
    }

    @Test func whatIsNeverDetectedIsTold() throws {
        let context = ProcessContext()
        let dates = NSTextCheckingResult.CheckingType.date.rawValue
        try ProcessContext.with(context) { _ = try NSDataDetector(types: dates) }
        #expect(context.dataRequests.drain().stores.map(\.code.name) == ["data-type-not-detected"])
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }
}

/// The names by which Objective-C calls methods.
struct SelectorTests {
    @Test(arguments: [
        ("refresh", "refresh"), ("Model.refresh", "refresh"), ("Model.show(_:animated:)", "show:animated:"),
        ("show(item:_:)", "showWithItem::"), ("getter: View.title", "title"), ("setter: title", "setTitle:"),
        ("self.tapped(_:)", "tapped:")
    ])
    func namesAreObjectiveCs(reference: String, name: String) {
        #expect(_objSel(reference) == Selector(name) && NSStringFromSelector(_objSel(reference)) == name)
    }

    @Test(arguments: [("Item.name", "name"), ("Store.Item.owner.name", "owner.name"), ("name", "name")])
    func pathsLoseTheirType(reference: String, path: String) { #expect(_keyOf(reference) == path) }

    @Test func whoIsNeverCalledIsTold() {
        let context = ProcessContext()
        ProcessContext.with(context) {
            NotificationCenter.default.addObserver(
                self, selector: _objSel("changed(_:)"), name: UserDefaults.didChangeNotification, object: nil)
        }
        #expect(context.dataRequests.drain().stores.map(\.code.name) == ["selector-not-called"])
    }

    @Test func codesOfURLErrorsAreNumbers() {
        let offline = URLError(URLError.Code(rawValue: -1009))
        #expect(offline.code == .notConnectedToInternet)
        let odd: URLError.Code = URLError.Code(rawValue: 404)
        // As the tool stages it where no type says which is meant.
        let staged = URLError.Code(_rawValue: -1001)
        #expect(staged == .timedOut)
        #expect(odd == .unknown)
    }

    @Test func conditionsOfCSayThatItIsAnIPhone() {
        #expect(TARGET_OS_IOS == 1 && TARGET_OS_SIMULATOR == 0 && TARGET_OS_OSX == 0)
    }

    @Test func whatIsFreeMayBeUsed() throws {
        let keys: Set<URLResourceKey> = [.volumeAvailableCapacityForImportantUsageKey, .volumeTotalCapacityKey]
        let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: keys)
        let free = try #require(values.volumeAvailableCapacityForImportantUsage)
        #expect(free > 0 && free == values.volumeAvailableCapacityForOpportunisticUsage)
    }

    @Test func literalsOfArraysMakeSets() {
        let numbers: NSSet = [1, 2, 2], none: NSSet? = [], growing: NSMutableSet = ["a"]
        growing.add("b")
        #expect(numbers.count == 2 && numbers.contains(2) && none?.count == 0 && growing.count == 2)
        #expect(numbers == NSSet(array: [1, 2]))
    }
}

private protocol Posting {
    func post(name: Notification.Name, object: Any?)
}

extension NotificationCenter: Posting {}
