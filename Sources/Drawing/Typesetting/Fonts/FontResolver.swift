import Foundation
import Geometry

/// Chooses the faces that stand in for Apple's, with the tracking that brings their widths to Apple's.
struct FontResolver {
    /// SF Mono's advance is 0.617 em.
    private static let monospacedAdvance = 0.617

    let world: FontWorld

    /// - Parameters:
    ///   - scale: the factor by which the text is shrunk to fit.
    ///   - spaced: whether the run has tracking of its own, which turns ligatures off as it does in Core Text.
    func resolve(_ font: TextFont, scale: CGFloat, spaced: Bool) -> ResolvedFont {
        let asked = font.size.isFinite ? min(max(font.size, 0.01), 10_000) : 17
        let size = asked * scale
        let custom = font.customName.flatMap(world.families.face(named:))
        var font = font
        if custom == nil, let standIn = font.customName.flatMap(PhoneFonts.standIn) {
            font.design = standIn.design
            if font.weight == 400, let weight = standIn.weight { font.weight = weight }
            if standIn.isItalic { font.italic = true }
        }
        let isDisplay = size >= 20
        let family = custom?.family ?? world.families.systemFamily(font.design, display: isDisplay)
        var weight = font.weight.isFinite ? min(max(font.weight, 1), 1000) : 400
        // A PostScript name says its own weight, which regular, the weight nobody asked for, does not undo.
        if weight == 400, let named = custom?.weight { weight = CGFloat(named) }
        if custom == nil, font.design == .monospaced { weight = Self.monospacedWeight(weight) }
        var features: [String] = []
        if font.monospacedDigits { features.append("tnum=1") }
        if spaced { features.append("liga=0,clig=0") }
        let spec = FaceSpec(
            family: world.families.sibling(of: family, weight: Int(weight.rounded())), weight: Int(weight.rounded()),
            italic: font.italic || custom?.italic == true, smallCaps: font.smallCaps,
            features: features.joined(separator: ","),
            variations: opticalSize(family, size: size).map { "opsz=\($0)" } ?? "")

        let metrics = custom == nil ? nil : world.metrics(spec)
        return ResolvedFont(
            spec: spec, size: size,
            tracking: custom == nil ? tracking(font.design, family: family, size: size, spec: spec) : 0,
            horizontalScale: font.width.isFinite ? min(max(1 + font.width, 0.5), 1.6) : 1,
            ascent: size * (metrics?.ascent ?? TextFont.ascentPerEm),
            descent: size * (metrics?.descent ?? TextFont.descentPerEm),
            leading: font.leading.map { $0 * scale })
    }

    /// SF Mono's upright stems in a Mac's picture are 0.142 em thick in bold and 0.122 in semibold; JetBrains Mono's
    /// are 0.150 in extra bold, 0.126 in bold and 0.108 in semibold.
    private static func monospacedWeight(_ weight: CGFloat) -> CGFloat { weight < 550 ? weight : weight + 100 }

    private func tracking(_ design: TextFont.Design, family: String, size: CGFloat, spec: FaceSpec) -> CGFloat {
        switch design {
        case .default:
            guard size >= 20 else { return TrackingTable.sfPro.tracking(at: size) }
            // Inter Display's own spacing is SF Pro Display's with its tracking: lines of 28 and 34 points are as
            // wide as Apple's without any. Towards 20 points SF moves along its optical axis and grows wider.
            return max(0, 28 - size) * 0.029
        case .rounded:
            // Darkroom Rounded has SF Pro Rounded's own advances.
            return TrackingTable.sfProRounded.tracking(at: size)
        case .serif:
            return TrackingTable.newYork.tracking(at: size)
        case .monospaced:
            guard FontFamilies.monospacedNames.contains(family) else { return 0 }
            return (Self.monospacedAdvance - world.metrics(spec).digitAdvance) * size
        }
    }

    /// Whole points, since every other size would be shaped anew.
    private func opticalSize(_ family: String, size: CGFloat) -> Int? {
        guard world.families.families[family]?.hasOpticalSizes == true else { return nil }
        return Int(size.rounded())
    }
}
