import Foundation

/// What iOS writes where nothing is chosen, in the languages for which it is known here; else in English.
enum ChooseWord {
    static func text(in locale: Locale) -> String {
        let language = locale.language
        if language.languageCode == .chinese { return language.script == .hanTraditional ? "選擇" : "选取" }
        return words[language.languageCode?.identifier ?? ""] ?? "Choose"
    }

    private static let words = [
        "ar": "اختيار", "da": "Vælg", "de": "Auswählen", "es": "Seleccionar", "fr": "Choisir", "it": "Scegli",
        "ja": "選択", "ko": "선택", "nb": "Velg", "nl": "Kies", "pl": "Wybierz", "pt": "Escolher", "ru": "Выбрать",
        "sv": "Välj", "tr": "Seç",
    ]
}
