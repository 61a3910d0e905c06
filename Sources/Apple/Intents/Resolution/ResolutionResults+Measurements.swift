// One result for each kind of measurement.

/// What a handler makes of a length.
open class INLengthResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { _success(resolvedLength) }
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
        _disambiguation(lengthsToDisambiguate)
    }
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
        _confirmationRequired(lengthToConfirm)
    }
}

/// What a handler makes of a weight.
open class INMassResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { _success(resolvedMass) }
    open class func disambiguation(with massesToDisambiguate: [Measurement<UnitMass>]) -> Self {
        _disambiguation(massesToDisambiguate)
    }
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
        _confirmationRequired(massToConfirm)
    }
}

/// What a handler makes of a temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
        _success(resolvedTemperature)
    }
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        _disambiguation(temperaturesToDisambiguate)
    }
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        _confirmationRequired(temperatureToConfirm)
    }
}

/// What a handler makes of a volume.
open class INVolumeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { _success(resolvedVolume) }
    open class func disambiguation(with volumesToDisambiguate: [Measurement<UnitVolume>]) -> Self {
        _disambiguation(volumesToDisambiguate)
    }
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
        _confirmationRequired(volumeToConfirm)
    }
}

/// What a handler makes of a speed.
open class INSpeedResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { _success(resolvedSpeed) }
    open class func disambiguation(with speedsToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
        _disambiguation(speedsToDisambiguate)
    }
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
        _confirmationRequired(speedToConfirm)
    }
}

/// What a handler makes of an amount of energy.
open class INEnergyResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { _success(resolvedEnergy) }
    open class func disambiguation(with energiesToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
        _disambiguation(energiesToDisambiguate)
    }
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
        _confirmationRequired(energyToConfirm)
    }
}
