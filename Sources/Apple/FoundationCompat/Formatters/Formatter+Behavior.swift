import Foundation

// Which of macOS's formatters one behaves as. iOS has had one only: it is accepted, and changes nothing.

extension DateFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// Always `behavior10_4`.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// Always `behavior10_4`.
    public static var defaultFormatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

extension NumberFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// Always `behavior10_4`.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
