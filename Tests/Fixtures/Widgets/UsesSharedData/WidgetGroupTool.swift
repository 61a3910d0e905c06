import Foundation

/// What the app shares with its widget: the token, the dealer and a file.
enum WidgetGroupTool {
    static let group = "group.com.example.dealers"
    static let defaults = UserDefaults(suiteName: group)

    static var token: String? { defaults?.string(forKey: "token") }
    static var dealerID: Int { defaults?.integer(forKey: "dealerId") ?? 0 }
    static var isSignedIn: Bool { token?.isEmpty == false }

    static var notice: String {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        let file = folder?.appendingPathComponent("notice.txt")
        return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no notice"
    }

    static func write(_ text: String, to name: String) {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            return
        }
        try? text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    static func read(_ name: String) -> String? {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        return folder.flatMap { try? String(contentsOf: $0.appendingPathComponent(name), encoding: .utf8) }
    }
}

/// A value in the group's defaults.
@propertyWrapper
struct GroupDefault<Value> {
    let key: String
    let defaultValue: Value

    init(_ key: String, defaultValue: Value) {
        self.key = key
        self.defaultValue = defaultValue
    }

    var wrappedValue: Value {
        get { UserDefaults(suiteName: WidgetGroupTool.group)?.value(forKey: key) as? Value ?? defaultValue }
        set { UserDefaults(suiteName: WidgetGroupTool.group)?.set(newValue, forKey: key) }
    }
}
