extension IntentParameter.IntControlStyle {
    var control: _ParameterControl {
        switch self {
        case .field: .field
        case .stepper: .stepper
        case .slider: .slider
        }
    }
}

extension IntentParameter.DoubleControlStyle {
    var control: _ParameterControl {
        switch self {
        case .field: .field
        case .slider: .slider
        }
    }
}

extension IntentParameter.DateKind {
    var control: _ParameterControl {
        switch self {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        }
    }
}
