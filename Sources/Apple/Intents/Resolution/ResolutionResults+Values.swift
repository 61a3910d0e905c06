// One result for each type of parameter.

/// What a handler makes of text.
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: String) -> Self { _success(resolvedString) }
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        _disambiguation(stringsToDisambiguate)
    }
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        _confirmationRequired(stringToConfirm)
    }
}

/// What a handler makes of a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        _confirmationRequired(valueToConfirm)
    }
}

/// What a handler makes of a number.
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        _confirmationRequired(valueToConfirm)
    }
}

/// What a handler makes of a length of time, in seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self { _success(resolvedTimeInterval) }
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self {
        _confirmationRequired(timeIntervalToConfirm)
    }
}

/// What a handler makes of a URL.
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedURL: URL) -> Self { _success(resolvedURL) }
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { _disambiguation(urlsToDisambiguate) }
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self { _confirmationRequired(urlToConfirm) }
}

/// What a handler makes of a date or a time of day.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        _success(resolvedDateComponents)
    }
    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        _disambiguation(dateComponentsToDisambiguate)
    }
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        _confirmationRequired(dateComponentsToConfirm)
    }
}

/// What a handler makes of a person.
open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPerson: INPerson) -> Self { _success(resolvedPerson) }
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        _disambiguation(peopleToDisambiguate)
    }
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        _confirmationRequired(personToConfirm)
    }
}

/// What a handler makes of a file.
open class INFileResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedFile: INFile) -> Self { _success(resolvedFile) }
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        _disambiguation(filesToDisambiguate)
    }
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        _confirmationRequired(fileToConfirm)
    }
}

/// What a handler makes of an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        _success(resolvedCurrencyAmount)
    }
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        _disambiguation(currencyAmountsToDisambiguate)
    }
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        _confirmationRequired(currencyAmountToConfirm)
    }
}

/// What a handler makes of a way to pay.
open class INPaymentMethodResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self { _success(resolvedPaymentMethod) }
    open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
        _disambiguation(paymentMethodsToDisambiguate)
    }
    open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
        _confirmationRequired(paymentMethodToConfirm)
    }
}

/// What a handler makes of a name that can be spoken.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: INSpeakableString) -> Self { _success(resolvedString) }
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        _disambiguation(stringsToDisambiguate)
    }
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        _confirmationRequired(stringToConfirm)
    }
}
