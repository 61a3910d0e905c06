import DisplayList

/// How a view's colors meet what lies below it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    package var layerMode: LayerBlendMode {
        // The cases have the same names; a test walks them all.
        LayerBlendMode(rawValue: "\(self)") ?? .normal
    }
}
