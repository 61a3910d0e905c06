import DisplayList
import Findings
import Foundation

extension Rasterizer {
    /// A display list in a vector format, and what in it is not as the list asked.
    package struct VectorPicture: Sendable {
        package var data: Data
        package var findings: [Finding]
    }
}

extension DisplayItem {
    /// Whether it looks at what lies below it on its layer in a way that SVG and PDF cannot.
    var needsPixelsBelow: Bool {
        switch self {
        case .fill(_, let paint, _, _), .stroke(_, _, let paint, _), .glyphs(_, let paint): paint.isBackdrop
        case .image(let drawing): drawing.tint?.isBackdrop == true
        case .group(let group):
            group.blendMode.css == nil || (!group.needsLayer && group.items.contains(where: \.needsPixelsBelow))
        }
    }
}

extension Paint {
    fileprivate var isBackdrop: Bool { if case .backdrop = self { true } else { false } }
}

extension LayerBlendMode {
    /// What CSS calls it, and PDF in camel case; nil for what they do not know.
    var css: String? {
        switch self {
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation,
            .color,
            .luminosity:
            rawValue
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .xor: nil
        }
    }
}

extension GlyphRun {
    /// Whether its text is characters that people search for, rather than a symbol's number or spaces.
    var isReadable: Bool {
        !text.allSatisfy { $0 == " " }
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .privateUse }
    }
}
