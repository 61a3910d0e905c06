/// A value of a settings file, with its place.
struct SettingsNode {
    struct Pair {
        /// As it is written.
        var key: String
        var place: SettingPlace
        var value: SettingsNode
    }

    enum Content {
        case nothing
        case text(String, isQuoted: Bool)
        case list([SettingsNode])
        case map([Pair])
    }

    var content: Content
    var place: SettingPlace

    /// What messages call it.
    var noun: String {
        switch content {
        case .nothing: "nothing"
        case .text(let text, _): "'\(text)'"
        case .list: "a list"
        case .map: "a mapping of keys"
        }
    }
}
