/// What a preview says of how it is shown; nil where it says nothing.
package struct PreviewOptions {
    package var displayName: String?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?
    package var context: (any PreviewContext)?
    /// Whether Assistive Access is asked for.
    package var usesAssistiveAccess = false

    package init() {}

    /// Takes over what `outer` says where nothing is said here.
    mutating func adopt(_ outer: PreviewOptions) {
        displayName = displayName ?? outer.displayName
        layout = layout ?? outer.layout
        device = device ?? outer.device
        orientation = orientation ?? outer.orientation
        context = context ?? outer.context
        usesAssistiveAccess = usesAssistiveAccess || outer.usesAssistiveAccess
    }
}

/// Says how a preview is shown. Outside the canvas it changes nothing.
package struct PreviewOptionsModifier: ViewModifier {
    package typealias Body = Never

    let options: PreviewOptions

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        content(inputs, &list)
    }
}
