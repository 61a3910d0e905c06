import AppData
import Foundation
import ProcessContext
import Synchronization

/// Defaults that live in memory and start as `--app-group` has them. Foundation's own on Linux would read and write
/// files, turn web addresses into paths and hand out dictionaries of optionals.
final class InMemoryUserDefaults: UserDefaults {
    private let domain: String

    init?(domain: String) {
        self.domain = domain
        super.init(suiteName: domain == AppGroupFolder.standard ? nil : domain)
    }

    override func object(forKey defaultName: String) -> Any? {
        AppGroupStore.current.object(defaultName, in: domain) ?? Self.systemValue(defaultName)
    }

    /// What the device itself has set for all apps.
    private static func systemValue(_ key: String) -> Any? {
        switch key {
        case "AppleLanguages": Locale.preferredLanguages
        case "AppleLocale": Locale.current.identifier
        default: nil
        }
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        AppGroupStore.current.set(value, for: defaultName, in: domain)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

    // MARK: Types

    override func string(forKey defaultName: String) -> String? {
        let value = object(forKey: defaultName)
        return value as? String ?? (value as? NSNumber)?.stringValue
    }

    override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    override func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
    override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    override func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    override func integer(forKey defaultName: String) -> Int { number(defaultName)?.intValue ?? 0 }
    override func float(forKey defaultName: String) -> Float { number(defaultName)?.floatValue ?? 0 }
    override func double(forKey defaultName: String) -> Double { number(defaultName)?.doubleValue ?? 0 }

    override func bool(forKey defaultName: String) -> Bool {
        switch object(forKey: defaultName) {
        case let text as String: (text as NSString).boolValue
        case let number as NSNumber: number.boolValue
        default: false
        }
    }

    /// A number, or a text that reads as one.
    private func number(_ key: String) -> NSNumber? {
        switch object(forKey: key) {
        case let text as String: NSNumber(value: (text as NSString).doubleValue)
        case let number as NSNumber: number
        default: nil
        }
    }

    override func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

    /// A path counts as one of a file; bytes are an archive, as an app's property list holds it.
    override func url(forKey defaultName: String) -> URL? {
        switch object(forKey: defaultName) {
        case let url as URL: url
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        case let data as Data:
            try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data).map { $0 as URL }
        default: nil
        }
    }

    // MARK: Domains

    override func register(defaults registrationDictionary: [String: Any]) {
        AppGroupStore.current.register(registrationDictionary)
    }

    override func dictionaryRepresentation() -> [String: Any] { AppGroupStore.current.visibleValues(in: domain) }

    override func addSuite(named suiteName: String) {
        AppGroupStore.current.add(suite: Self.domain(named: suiteName), to: domain)
    }

    override func removeSuite(named suiteName: String) {
        AppGroupStore.current.remove(suite: Self.domain(named: suiteName), from: domain)
    }

    override func persistentDomain(forName domainName: String) -> [String: Any]? {
        let values = AppGroupStore.current.values(in: Self.domain(named: domainName))
        return values.isEmpty ? nil : values
    }

    override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        AppGroupStore.current.replace(Self.domain(named: domainName), with: domain)
    }

    override func removePersistentDomain(forName domainName: String) {
        AppGroupStore.current.replace(Self.domain(named: domainName), with: nil)
    }

    override func synchronize() -> Bool { true }

    /// The extension's own defaults also have its identifier for a name.
    static func domain(named name: String) -> String {
        name == MainBundle.contents.identifier ? AppGroupFolder.standard : AppGroupStore.current.domain(ofSuite: name)
    }

    fileprivate static let own = InMemoryUserDefaults(domain: AppGroupFolder.standard)
}

/// What `UserDefaults.standard` and `UserDefaults()` are. CFoundationHooks jumps here.
@_silgen_name("darkroom_user_defaults_standard")
public func _darkroomUserDefaultsStandard() -> UserDefaults { InMemoryUserDefaults.own! }

/// What `UserDefaults(suiteName:)` makes. CFoundationHooks jumps here.
@_silgen_name("darkroom_user_defaults_suite")
public func _darkroomUserDefaultsSuite(_ name: __owned String?) -> UserDefaults? {
    InMemoryUserDefaults(domain: name.map(InMemoryUserDefaults.domain) ?? AppGroupFolder.standard)
}

extension UserDefaults {
    /// Foundation's key-value coding, which on Linux has no base class to come from.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// What user code keeps in memory for as long as its process lasts: models, managed objects, keychain items, what is
/// meant for iCloud, and running Live Activities.
///
/// Those who keep it count its changes, so that a process can tell whether others would find it changed. That a
/// store was opened is no change: others would find it as empty.
package enum ProcessStateChanges {
    fileprivate final class Counter: Sendable {
        let count = Atomic(0)
    }

    /// How often something was changed.
    package static var changes: Int { ProcessContext.current.keptObjects.count.load(ordering: .relaxed) }

    package static func increment() { ProcessContext.current.keptObjects.count.add(1, ordering: .relaxed) }
}

extension ProcessContext {
    private enum KeptObjectsKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> ProcessStateChanges.Counter { .init() }
    }

    fileprivate var keptObjects: ProcessStateChanges.Counter { self[KeptObjectsKey.self] }
}
