import Darwin
import Foundation
import simd

#if !canImport(Darwin)
#error("an iPhone has Darwin")
#endif

/// What files that import Foundation and little else compute.
enum Facts {
    static var all: [String] {
        [
            "machine \(machine)", "keychain \(password ?? "none")", "time \(Int(day))", "link \(link)",
            "length \(length(SIMD2<Float>(3, 4)))", "between \(between)", "darwin \(Darwin.abs(-3))",
            "selector \(Observer.selector)", "path \(Observer.path)", "locked \(counted)",
        ]
    }

    private static var machine: String {
        var size = 0
        sysctlbyname("hw.machine", nil, &size, nil, 0)
        var machine = [CChar](repeating: 0, count: size)
        sysctlbyname("hw.machine", &machine, &size, nil, 0)
        return String(cString: machine)
    }

    /// Security comes with Foundation.
    private static var password: String? {
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann"]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == noErr else { return nil }
        return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    private static var day: TimeInterval {
        var start: NSDate?, length: TimeInterval = 0
        let calendar = Calendar.current as NSCalendar
        return calendar.range(of: .day, start: &start, interval: &length, for: Date()) ? length : 0
    }

    private static var link: String {
        let text = "See example.com."
        let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        let match = detector?.firstMatch(in: text, options: [], range: NSRange(text.startIndex..., in: text))
        return match?.url?.absoluteString ?? "none"
    }

    private static var between: String {
        let style = Date.ComponentsFormatStyle(style: .wide, fields: [.hour, .minute])
        return style.format(Date()..<Date() + 5400)
    }

    private static var counted: Int {
        var lock = os_unfair_lock(), count = 0
        os_unfair_lock_lock(&lock)
        count += 1
        os_unfair_lock_unlock(&lock)
        return count
    }
}

/// Objective-C calls it by name on an iPhone.
@objcMembers
final class Observer: NSObject {
    var count = 0

    @objc func changed(_ notification: Notification) { count += 1 }

    static let path = #keyPath(Observer.count)
    static var selector: Selector { #selector(Observer.changed(_:)) }
}
