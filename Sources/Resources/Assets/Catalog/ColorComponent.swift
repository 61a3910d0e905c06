import Foundation

/// One component of a catalog color, in any of the forms that Xcode writes.
enum ColorComponent {
    /// - "0.500" and JSON numbers up to 1 are fractions;
    /// - "128", and JSON numbers above 1, count in 255ths, as does "0x80" or "#80";
    /// - the digit strings "0" and "1" are 255ths too, since Xcode writes fractions with a point.
    static func value(_ json: Any?) -> Double? {
        guard let text = json as? String else {
            guard let number = JSONNumber.value(json) else { return nil }
            return number > 1 ? number / 255 : number
        }
        let digits = text.trimmingCharacters(in: .whitespaces).lowercased()
        for prefix in ["0x", "#"] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(prefix.count), radix: 16).map { Double($0) / 255 }
        }
        guard let number = JSONNumber.value(digits) else { return nil }
        return digits.contains(".") || digits.contains("e") ? number : number / 255
    }

    /// Alpha is always a fraction.
    static func alpha(_ json: Any?) -> Double? {
        JSONNumber.value(json).map { min(max($0, 0), 1) }
    }

    /// "#RRGGBB" or "#RRGGBBAA", with or without the sign.
    static func hexadecimal(_ text: String) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
        let rgba = digits.count == 6 ? number << 8 | 0xFF : number
        func byte(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        return (byte(24), byte(16), byte(8), byte(0))
    }
}
