import Foundation

/// Makes a day of activity from its date: a run before breakfast, walks at noon and a ride home.
enum ActivityLog {
    private static let energy: [Double] = [
        2, 1, 1, 1, 2, 4, 38, 164, 46, 22, 16, 18, 52, 34, 14, 12, 18, 74, 62, 28, 14, 10, 6, 3,
    ]
    private static let exercise: [Double] = [
        0, 0, 0, 0, 0, 0, 2, 19, 1, 0, 0, 0, 5, 2, 0, 0, 0, 8, 6, 0, 0, 0, 0, 0,
    ]
    private static let hoursWithoutStanding: Set<Int> = [0, 1, 2, 3, 4, 5, 10, 14, 22, 23]

    static func day(at date: Date) -> ActivityDay {
        let time = Calendar.current.dateComponents([.hour, .minute], from: date)
        let now = time.hour ?? 0, part = Double(time.minute ?? 0) / 60
        let hours = (0..<24).map { hour in
            let done = hour < now ? 1 : hour == now ? part : 0
            return ActivityDay.Hour(
                id: hour, energy: energy[hour] * done, exercise: (exercise[hour] * done).rounded(.down),
                stood: hour <= now && !hoursWithoutStanding.contains(hour))
        }
        return ActivityDay(date: date, hours: hours)
    }
}
