import Foundation

extension NSCalendar {
    /// The unit of time that a date lies in, by its start and its length in seconds.
    ///
    /// - Returns: Whether there is one.
    public func range(
        of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        datep?.pointee = found.start as NSDate
        tip?.pointee = found.duration
        return true
    }

    /// The weekend that a date lies in, by its start and its length in seconds.
    ///
    /// - Returns: Whether it lies in one.
    public func range(
        ofWeekendStart datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        containing date: Date
    ) -> Bool {
        guard let found = (self as Calendar).dateIntervalOfWeekend(containing: date) else { return false }
        datep?.pointee = found.start as NSDate
        tip?.pointee = found.duration
        return true
    }
}
