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
