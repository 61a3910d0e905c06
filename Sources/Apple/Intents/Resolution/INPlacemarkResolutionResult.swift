import CoreLocation

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
