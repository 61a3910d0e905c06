/// Where the system's content margins lie around a widget.
package enum ContentMarginRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Not around a widget without a container background whose extension runs before iOS 17: it is drawn as iOS 14 to
    /// 16 did.
    case automatic
    case always
}
