import FoundationCompat

extension Image {
    /// What the author says of the image to those who hear it.
    package enum Speech: Equatable, Sendable {
        /// Its name speaks for it.
        case name
        /// Nothing speaks for it.
        case nothing
        case label(Text)
        /// It says nothing.
        case decorative
    }

    /// What VoiceOver finds of the image; nil for a decoration.
    ///
    /// An asset's name is looked up in the string tables and read (documentation of `Image.init(_:bundle:)`). Of a
    /// symbol Apple's systems speak names of their own, such as "Love" for `heart`, which are not published: its name
    /// with spaces stands for them.
    func accessibilityElement(in environment: EnvironmentValues) -> AccessibilityDraft? {
        var draft = AccessibilityDraft()
        draft.traits = .isImage
        if environment.redactsContent {
            draft.isRedacted = true
            return speech == .decorative ? nil : draft
        }
        switch (speech, source) {
        case (.decorative, _): return nil
        case (.label(let text), _):
            draft.name(text.spokenString(in: environment), from: .text)
        case (.name, .asset(let name)):
            let wording = environment.assetSource.localized(
                name, table: nil, bundle: nil, in: environment, numbers: [])
            draft.name(wording ?? name, from: wording == nil ? .assetName : .text)
        case (.name, .symbol(let name, _)):
            draft.name(name.split(separator: ".").joined(separator: " "), from: .symbolName)
        case (.nothing, _), (.name, .bitmap), (.name, .drawing): break
        }
        return draft
    }

    /// What is read where the image stands in a text.
    func spokenString(in environment: EnvironmentValues) -> String {
        accessibilityElement(in: environment)?.label ?? ""
    }
}
