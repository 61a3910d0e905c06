import Foundation

/// The variables of the command's environment that begin with `TUIST_`: `Environment.appName` is `TUIST_APP_NAME`.
@dynamicMemberLookup
public enum Environment {
    /// What a variable says.
    public enum Value: Equatable, Sendable {
        case boolean(Bool)
        case string(String)
    }

    public static subscript(dynamicMember member: String) -> Value? {
        let words = member.reduce(into: "") { name, letter in
            if letter.isUppercase, let last = name.last, !last.isUppercase { name += "_" }
            name.append(letter)
        }
        guard let text = ProcessInfo.processInfo.environment["TUIST_" + words.uppercased()] else { return nil }
        switch text.lowercased() {
        case "1", "true", "yes": return .boolean(true)
        case "0", "false", "no": return .boolean(false)
        default: return .string(text)
        }
    }
}

extension Environment.Value? {
    public func getString(default value: String) -> String {
        switch self {
        case .string(let text): text
        case .boolean(let isTrue): isTrue ? "1" : "0"
        case nil: value
        }
    }

    public func getBoolean(default value: Bool) -> Bool {
        if case .boolean(let isTrue) = self { isTrue } else { value }
    }
}
