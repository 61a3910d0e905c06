import Findings
import Foundation
import RenderModel

private let contexts = AssociatedKey()

/// Where what is associated with objects is kept under: told from others by its address.
private final class AssociatedKey: Sendable {}

extension DateFormatter {
    /// Where the text will stand, by which languages write names of days and months small or large.
    ///
    /// This Foundation writes them as in the middle of a sentence everywhere: a finding says so where that differs.
    public var formattingContext: Formatter.Context {
        get { objc_getAssociatedObject(self, contexts.address) as? Formatter.Context ?? .unknown }
        set {
            objc_setAssociatedObject(self, contexts.address, newValue, .OBJC_ASSOCIATION_RETAIN)
            guard newValue != .unknown, newValue != .dynamic, newValue != .middleOfSentence, writesNamesSmall else {
                return
            }
            MissingData.record(
                store: Finding(
                    .formattingContextIgnored,
                    "a date formatter's formattingContext is ignored: '\(locale.identifier)' writes names of days and "
                        + "months small, as in the middle of a sentence"))
        }
    }

    private var writesNamesSmall: Bool {
        (monthSymbols + weekdaySymbols).contains { $0.first?.isLowercase == true }
    }
}

extension AssociatedKey {
    fileprivate var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
