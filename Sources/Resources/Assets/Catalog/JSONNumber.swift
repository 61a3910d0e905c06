import Foundation

/// Numbers as catalogs write them: JSON numbers or strings of digits.
enum JSONNumber {
    static func value(_ json: Any?) -> Double? {
        let number: Double? =
            switch json {
            case let text as String: Double(text)
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
