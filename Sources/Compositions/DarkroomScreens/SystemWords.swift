import Foundation

/// The few words that screens say themselves, in our own translation; in English for other languages.
enum SystemWords {
    static func addWidget(in locale: Locale) -> String { word(addWidget, locale) }
    static func search(in locale: Locale) -> String { word(search, locale) }

    private static func word(_ words: [String: String], _ locale: Locale) -> String {
        let language = locale.language
        var code = language.languageCode?.identifier ?? "en"
        if code == "zh" { code = language.script == .hanTraditional ? "zh-Hant" : "zh-Hans" }
        return words[code] ?? words["en"]!
    }

    private static let addWidget = [
        "ar": "إضافة الأداة", "de": "Widget hinzufügen", "en": "Add Widget", "es": "Añadir widget",
        "fr": "Ajouter le widget", "it": "Aggiungi widget", "ja": "ウィジェットを追加", "ko": "위젯 추가",
        "nl": "Voeg widget toe", "pl": "Dodaj widżet", "pt": "Adicionar widget", "ru": "Добавить виджет",
        "sv": "Lägg till widget", "tr": "Araç takımı ekle", "zh-Hans": "添加小组件", "zh-Hant": "加入小工具"
    ]

    private static let search = [
        "ar": "بحث", "de": "Suchen", "en": "Search", "es": "Buscar", "fr": "Rechercher", "it": "Cerca", "ja": "検索",
        "ko": "검색", "nl": "Zoek", "pl": "Szukaj", "pt": "Buscar", "ru": "Поиск", "sv": "Sök", "tr": "Ara",
        "zh-Hans": "搜索", "zh-Hant": "搜尋"
    ]
}
