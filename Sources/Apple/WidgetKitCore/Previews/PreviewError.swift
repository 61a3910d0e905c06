/// Why a preview cannot be shown.
package enum PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    case noSuchPreview
    /// `#Preview` threw, as it does where the system is too old.
    case unavailable(String)
    case emptyWidget
    case unknownContent(String)
    /// The attributes.
    case noActivity(String)

    package var description: String {
        switch self {
        case .noSuchPreview: "there is no such preview in this program"
        case .unavailable(let reason): "the preview could not be made: it threw \(reason)"
        case .emptyWidget:
            "the preview's widget has no configuration of the kind that the preview shows; return one from every "
                + "branch of its body"
        case .noActivity(let attributes):
            "the preview's widget has no ActivityConfiguration for \(attributes); add the widget that has one, or show "
                + "attributes of its own"
        case .unknownContent(let type): "previews of \(type) are not drawn"
        }
    }
}
