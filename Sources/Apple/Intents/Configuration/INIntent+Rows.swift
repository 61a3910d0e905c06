import AppIntents
import Foundation

extension INIntent {
    /// The parameters that the edit-widget page shows beside the present values.
    package func rows(family: IntentWidgetFamily?) -> [ParameterRow] {
        let parameters = Self._definition?.parameters ?? []
        return parameters.compactMap { parameter in
            if let relation = parameter.relation {
                let parent = parameters.first { $0.name == relation.parent }
                guard relation.holds(in: _values, parent: parent) else { return nil }
            }
            return parameter.row(_values[parameter.name], family: family)
        }
    }
}

extension _INParameterDefinition {
    /// The control of the definition, else what values of the type usually have.
    package var shownControl: _ParameterControl {
        if isDynamic { return .choice }
        if let control { return control }
        return switch type {
        case .boolean: .toggle
        case .enumeration: .menu
        case .date: .dateTime
        case .person, .file, .paymentMethod, .placemark, .object, .unavailable: .choice
        case .string, .integer, .decimal, .url, .timeInterval, .currencyAmount, .speakableString, .length, .mass,
            .temperature, .volume, .speed, .energy:
            .field
        }
    }

    fileprivate func row(_ value: Any?, family: IntentWidgetFamily?) -> ParameterRow {
        let json = value.map(json)
        var row = ParameterRow(name: name, title: String(localized: title), control: shownControl, texts: [])
        row.texts = value.map { texts($0, row.control) } ?? []
        row.isArray = isArray
        row.limit = family.flatMap { sizes[$0.rawValue] } ?? sizes[""]
        if row.control == .toggle { row.isOn = json == .bool(true) }
        if row.control == .slider { row.fraction = ParameterRow.fraction(json?.real, in: range) }
        return row
    }

    private func texts(_ value: Any, _ control: _ParameterControl) -> [String] {
        if isArray { return (value as? [Any] ?? []).map { text(of: $0) } }
        if let components = value as? DateComponents, let date = Calendar.current.date(from: components) {
            return ParameterRow.text(date, control)
        }
        // An enumeration's 0 is `unknown`: nothing is chosen.
        if type.isEnumeration, value as? Int == 0 { return [] }
        return [text(of: value)]
    }

    private func text(of value: Any) -> String {
        if case .boolean = type { return type.text(value) }
        if !type.isEnumeration, let number = value as? NSNumber { return number.doubleValue.formatted() }
        return type.text(type.isEnumeration ? (value as? NSNumber)?.intValue ?? value : value)
    }
}
