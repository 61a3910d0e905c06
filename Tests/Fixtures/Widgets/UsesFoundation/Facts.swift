import Foundation

struct Facts {
    let date: Date

    var title: LocalizedStringResource { "\(3) turns" }

    var lines: [String] {
        [
            String(localized: "greeting", defaultValue: "Hello \("Ann")"),
            NSLocalizedString("title", tableName: nil, bundle: .main, value: "", comment: ""),
            String.localizedStringWithFormat(NSLocalizedString("days", comment: ""), 5),
            relative, amount, distance, day, ListFormatter.localizedString(byJoining: ["1", "2", "3"]),
            Measurement(value: 21, unit: UnitTemperature.celsius).formatted(), money,
        ] + Store.shared.lines
    }

    private var relative: String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        return formatter.localizedString(for: date.addingTimeInterval(-7200), relativeTo: date)
    }

    private var amount: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        return formatter.string(from: 5400) ?? ""
    }

    private var distance: String {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        return formatter.string(from: Measurement(value: 2.5, unit: UnitLength.kilometers))
    }

    private var day: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        return formatter.string(from: date)
    }

    private var money: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter.string(from: NSNumber(value: 1234.5)) ?? ""
    }
}
