/// What the system does to a finished widget where it does not show full color.
///
/// A pass is a function from display list to display list. Masks stay as they are: only their alpha counts.
package enum RenderingPass: Hashable, Sendable {
    /// The Lock Screen's material: every color becomes white, as opaque as its luma times its alpha.
    case vibrant
    /// The tinted Home Screen and watch faces: only alpha counts. Groups with the role `.accentable` get the tint,
    /// `.fullColor` ones stay, of `.desaturated` and `.accentedDesaturated` ones light becomes opacity, and
    /// everything else becomes white. `.containerBackground` groups go, unless they are kept as they are.
    case accented(tint: ResolvedColor, keepsBackground: Bool = false)

    package func apply(to list: DisplayList) -> DisplayList {
        var result = list
        switch self {
        case .vibrant: result.items = VibrantPass().items(list.items)
        case .accented(let tint, let keepsBackground):
            let pass = AccentedPass(tint: tint, color: .white, keepsBackground: keepsBackground)
            result.items = pass.items(list.items)
        }
        return result
    }
}
