import Foundation

extension HostError {
    /// Dates that calendars have, Foundation's distant ones among them: the years -1200 to 5100.
    private static let possibleSeconds = -1e11...1e11

    /// Refuses dates such as one of no number of seconds, which nothing can be planned by.
    ///
    /// - Parameter call: what of the provider answered.
    static func check(_ date: Date?, of subject: @autoclosure () -> String, kind: String, call: String) throws {
        guard let seconds = date?.timeIntervalSince1970, !possibleSeconds.contains(seconds) else { return }
        throw HostError.impossibleDate(kind: kind, call: call, subject: subject(), seconds: "\(seconds)")
    }
}
