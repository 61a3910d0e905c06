internal import CFoundationHooks
import Foundation

// Foundation on Linux forgets `maximumFractionDigits` where `minimumFractionDigits` is not 0. CFoundationHooks puts these
// into the class's table of methods.
extension NumberFormatter {
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<Bool>.allocate(capacity: 1))

    /// Foundation's own.
    @_silgen_name("darkroom_foundation_set_maximum")
    private func keepMaximumFractionDigits(_ digits: Int)

    @_silgen_name("darkroom_foundation_string")
    private func foundationString(from number: NSNumber) -> String?

    @_silgen_name("darkroom_number_formatter_set_maximum")
    func setMaximumFractionDigits(_ digits: Int) {
        objc_setAssociatedObject(self, Self.key, digits, .OBJC_ASSOCIATION_RETAIN)
        keepMaximumFractionDigits(digits)
    }

    @_silgen_name("darkroom_number_formatter_string")
    func limitedString(from number: NSNumber) -> String? {
        guard minimumFractionDigits > 0, !usesSignificantDigits,
            let digits = objc_getAssociatedObject(self, Self.key) as? Int
        else { return foundationString(from: number) }
        darkroom_number_limit_fraction(Int32(clamping: digits))
        defer { darkroom_number_limit_fraction(-1) }
        return foundationString(from: number)
    }

    @_silgen_name("darkroom_number_formatter_string_of_any")
    func limitedString(for object: Any) -> String? {
        ((object as AnyObject) as? NSNumber).flatMap { string(from: $0) }
    }
}
