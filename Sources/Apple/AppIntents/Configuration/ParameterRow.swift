import FoundationCompat
import RenderModel

/// A parameter with its present value, as the edit-widget page shows it.
package struct ParameterRow: Hashable, Sendable, Codable {
    package var name: String
    package var title: String
    package var control: _ParameterControl
    /// The values as the system shows them: one, or those of an array; none where nothing is chosen.
    package var texts: [String]
    package var isArray: Bool
    /// How many values an array takes; nil where there is no limit.
    package var limit: Int?
    /// Of a toggle.
    package var isOn: Bool?
    /// Where a number lies in its range, from 0 to 1.
    package var fraction: Double?

    package init(
        name: String, title: String, control: _ParameterControl, texts: [String], isArray: Bool = false,
        limit: Int? = nil, isOn: Bool? = nil, fraction: Double? = nil
    ) {
        (self.name, self.title, self.control, self.texts) = (name, title, control, texts)
        (self.isArray, self.limit, self.isOn, self.fraction) = (isArray, limit, isOn, fraction)
    }

    /// Where a number lies in a range; the middle of one without an end.
    package static func fraction(_ number: Double?, in range: ClosedRange<Double>?) -> Double {
        guard let range, range.upperBound.isFinite, range.upperBound > range.lowerBound else { return 0.5 }
        let value = ((number ?? range.lowerBound) - range.lowerBound) / (range.upperBound - range.lowerBound)
        return value.isFinite ? min(max(value, 0), 1) : 0
    }

    /// A date as a compact picker shows it.
    package static func text(_ date: Date, _ control: _ParameterControl) -> [String] {
        let day = date.formatted(date: .abbreviated, time: .omitted)
        let time = date.formatted(date: .omitted, time: .shortened)
        return switch control {
        case .date: [day]
        case .time: [time]
        default: [day, time]
        }
    }
}

extension AnyIntent {
    /// The parameters that a summary shows, in its order: those of its sentence, then those below it.
    package func rows(_ summary: ParameterSentence, family: IntentWidgetFamily?) -> [ParameterRow] {
        var names: [String] = []
        for match in summary.text.matches(of: #/\$\{(\w+)\}/#) { names.append(String(match.1)) }
        names += summary.parameters
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.compactMap { name in
            parameters.first { $0.name == name }.map { $0.row(family: family) }
        }
    }
}

extension AnyIntent.Parameter {
    fileprivate func row(family: IntentWidgetFamily?) -> ParameterRow {
        let traits = parameter.traits, value = parameter.json
        var row = ParameterRow(
            name: name, title: traits.title.map { String(localized: $0) } ?? name, control: parameter.control,
            texts: parameter.texts)
        let size = traits.size?.size(in: family)
        row.isArray = size != nil || parameter.isArray
        row.limit = size.flatMap { $0.maximum == .max ? nil : $0.maximum }
        if row.control == .toggle { row.isOn = value == .bool(true) }
        if row.control == .slider { row.fraction = ParameterRow.fraction(value?.real, in: traits.range) }
        return row
    }
}

extension ParameterDescription.Size {
    init(_ size: IntentCollectionSize) {
        self.init(minimum: size.minimum, maximum: size.maximum == .max ? nil : size.maximum)
    }
}

extension AnyIntent {
    /// Parameters with their options, each asked of its query.
    package func describe() async -> [ParameterDescription] {
        var result: [ParameterDescription] = []
        for item in parameters { result.append(await Self.describe(item)) }
        return result
    }

    private static func describe(_ item: Parameter) async -> ParameterDescription {
        let parameter = item.parameter, traits = parameter.traits
        var result = ParameterDescription(
            name: item.name, title: traits.title.map { String(localized: $0) } ?? item.name,
            description: traits.description.map { String(localized: $0) }, type: parameter.typeName,
            isOptional: parameter.isOptional, options: parameter.cases ?? [], isDynamic: false)
        result.range = traits.range.map {
            .init(lowerBound: $0.lowerBound, upperBound: $0.upperBound.isFinite ? $0.upperBound : nil)
        }
        switch traits.size {
        case .all(let size): result.size = .init(size)
        case .families(let sizes):
            result.familySizes = Dictionary(uniqueKeysWithValues: sizes.map { ($0.rawValue, .init($1)) })
        case nil: break
        }
        result.form = parameter.form
        if let provider = parameter.provider {
            result.isDynamic = true
            do { result.options = try await provider.options() } catch { result.problem = String(describing: error) }
        }
        if parameter.json == nil { _ = await parameter.takeDefaultResult() }
        result.defaultValue = parameter.json
        result.defaultText = parameter.text
        return result
    }
}

/// What the edit-widget page has a parameter's value entered with.
public enum _ParameterControl: String, Hashable, Sendable, Codable {
    case field, stepper, slider, toggle
    /// A menu of a fixed number of values.
    case menu
    /// A page of values, or the system's own for people, files and places.
    case choice
    case date, time, dateTime
}

extension IntentParameter {
    /// Of the source where it says one, else what values of the type usually have.
    package var control: _ParameterControl {
        if let control = traits.control { return control }
        if traits.provider != nil || Value._provider != nil { return .choice }
        if Value._cases != nil { return .menu }
        let type = Value.ValueType.self
        if type == Bool.self { return .toggle }
        if type == Date.self || type == DateComponents.self { return .dateTime }
        if type is AnyClass || type == IntentPerson.self || type == IntentFile.self { return .choice }
        return .field
    }
}
