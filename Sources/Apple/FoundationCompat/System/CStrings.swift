import Foundation

// On Apple's systems the parameters of C's functions are implicitly unwrapped optionals, so that
// `strcmp(text.cString(using: .utf8), "\\b")` compiles.

/// As C's function; stops the process where a text is nil, as that does.
public func strcmp(_ one: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?) -> Int32 {
    guard let one, let other else { fatalError("strcmp of nil") }
    return Foundation.strcmp(one, other)
}

/// As C's function; stops the process where the text is nil, as that does.
public func strlen(_ text: UnsafePointer<CChar>?) -> Int {
    guard let text else { fatalError("strlen of nil") }
    return Int(Foundation.strlen(text))
}

extension NotificationCenter {
    /// Apple has it besides the one with `userInfo`: a default argument meets no requirement of a protocol.
    public func post(name: Notification.Name, object: Any?) { post(name: name, object: object, userInfo: nil) }
}
