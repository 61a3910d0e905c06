import Foundation

/// The names of pictures over time.
package enum FrameFileName {
    /// `20260101-094100-light.png`, in the widget's time zone; what would meet another is told apart by a number.
    ///
    /// - Parameter prefix: Stands before each stamp.
    package static func files(_ moments: [Moment], _ look: Look, in group: RenderGroup, prefix: String = "") -> [String]
    {
        var taken: Set<String> = []
        let zone = TimeZone(identifier: group.surface.timeZone) ?? .gmt
        return moments.map { moment in
            let stamp = stamp(moment.date, in: zone)
            var name = stamp, number = 2
            while !taken.insert(name).inserted {
                name = "\(stamp)-\(number)"
                number += 1
            }
            return "\(group.folder)/\(prefix)\(name)-\(look.name).png"
        }
    }

    package static func stamp(_ date: Date, in zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ number: Int?, _ count: Int = 2) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return digits(parts.year, 4) + digits(parts.month) + digits(parts.day) + "-" + digits(parts.hour)
            + digits(parts.minute) + digits(parts.second)
    }
}
