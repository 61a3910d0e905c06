/// What a parameter holds.
public indirect enum _INParameterType {
    case string, integer, decimal, url, date, timeInterval, person, file, currencyAmount, paymentMethod, speakableString
    case placemark
    case boolean(true: LocalizedStringResource?, false: LocalizedStringResource?)
    case length, mass, temperature, volume, speed, energy
    case enumeration(String, [_INEnumCase])
    case object(INObject.Type)
    /// A type that only Apple's systems have, by its name.
    case unavailable(String)
}

extension _INParameterType {
    /// For people, without what says that there are several: `City`.
    package var name: String {
        switch self {
        case .string: "String"
        case .integer: "Int"
        case .decimal: "Double"
        case .url: "URL"
        case .date: "DateComponents"
        case .timeInterval: "TimeInterval"
        case .person: "INPerson"
        case .file: "INFile"
        case .currencyAmount: "INCurrencyAmount"
        case .paymentMethod: "INPaymentMethod"
        case .speakableString: "INSpeakableString"
        case .placemark: "CLPlacemark"
        case .boolean: "Bool"
        case .length: "Measurement<UnitLength>"
        case .mass: "Measurement<UnitMass>"
        case .temperature: "Measurement<UnitTemperature>"
        case .volume: "Measurement<UnitVolume>"
        case .speed: "Measurement<UnitSpeed>"
        case .energy: "Measurement<UnitEnergy>"
        case .enumeration(let name, _): name
        case .object(let type): type._definition?.name ?? String(describing: type)
        case .unavailable(let name): name
        }
    }

    package var isEnumeration: Bool {
        guard case .enumeration = self else { return false }
        return true
    }
}

/// A type where its name may stand for something else, as in `_INType() as City.Type`.
public func _INType<T>() -> T.Type { T.self }
