import CoreLocation

/// What a handler says of a parameter's value. Siri asks for it; a widget's configuration does not.
open class INIntentResolutionResult: NSObject {
    package enum Answer {
        case needsValue, notRequired
        case unsupported(reason: Int?)
        case success(Any)
        case disambiguation([Any])
        case confirmationRequired(Any?)
    }

    package private(set) var answer: Answer = .needsValue

    public required override init() { super.init() }

    package static func make(_ answer: Answer) -> Self {
        let result = Self()
        result.answer = answer
        return result
    }

    open class func needsValue() -> Self { make(.needsValue) }
    open class func notRequired() -> Self { make(.notRequired) }
    open class func unsupported() -> Self { make(.unsupported(reason: nil)) }

    // What generated code makes results of.
    public class func __unsupported(withReason reason: Int) -> Self { make(.unsupported(reason: reason)) }
    public class func _success(_ value: Any) -> Self { make(.success(value)) }
    public class func _disambiguation(_ values: [Any]) -> Self { make(.disambiguation(values)) }
    public class func _confirmationRequired(_ value: Any?) -> Self { make(.confirmationRequired(value)) }
}

/// What a handler makes of a value of a custom type.
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self { _success(resolvedObject) }
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        _disambiguation(objectsToDisambiguate)
    }
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        _confirmationRequired(objectToConfirm)
    }
}

/// What a handler makes of an enumeration's raw value.
open class INEnumResolutionResult: INIntentResolutionResult {
    open class func success(withResolvedValue resolvedValue: Int) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(withValueToConfirm valueToConfirm: Int) -> Self {
        _confirmationRequired(valueToConfirm)
    }
}

/// What a handler makes of a yes or no.
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { _confirmationRequired(valueToConfirm) }
}

/// What a handler makes of a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { _success(resolvedPlacemark) }
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        _disambiguation(placemarksToDisambiguate)
    }
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        _confirmationRequired(placemarkToConfirm)
    }
}
