extension String {
    /// How text is typed.
    public struct IntentInputOptions: Hashable, Sendable {
        public enum KeyboardType: Hashable, Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }

        public enum CapitalizationType: Hashable, Sendable {
            case none, words, sentences, allCharacters
        }

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

extension Bool {
    /// The words for true and false.
    public struct IntentDisplayName: Sendable {
        package let `true`: LocalizedStringResource
        package let `false`: LocalizedStringResource

        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}
