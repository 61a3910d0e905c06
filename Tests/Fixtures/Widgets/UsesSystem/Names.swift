import Foundation
import UIKit

extension UserDefaults {
    static var group: Self { .init(suiteName: "group.com.example.names")! }
}

extension DateFormatter {
    static var english: Self {
        let formatter = Self()
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }

    static func made() -> DateFormatter { self.init() }
}

/// What is implicitly unwrapped on Apple's systems may be unwrapped.
enum Names {
    static var lines: [String] {
        let formatter = DateFormatter.english
        guard let months = formatter.monthSymbols else { return [] }
        return [
            "names Monday Jan January AM = \(formatter.weekdaySymbols?[1] ?? "") \(formatter.shortMonthSymbols![0]) "
                + "\(months[0]) \(formatter.amSymbol ?? "")",
            "self nil true = \(UserDefaults.group.string(forKey: "none") ?? "nil") \(DateFormatter.made() !== formatter)",
        ]
    }
}
