extension FindingCode {
    // MARK: Views of SwiftUI

    package static let canvasColorModeIgnored = FindingCode(
        "canvas-color-mode-ignored", .note,
        "A canvas asks for colors that blend in linear sRGB; they blend in "
            + "encoded sRGB.",
        "Compare on an iPhone where translucent colors meet.")
    package static let containerBackgroundRepeated = FindingCode(
        "container-background-repeated", .note,
        "A container background lies inside another one; the outermost is "
            + "drawn.",
        "Remove the inner one.")
    package static let drawingGroupColorModeIgnored = FindingCode(
        "drawing-group-color-mode-ignored", .note, "drawingGroup(colorMode:) is drawn as .nonLinear.",
        "Compare on an iPhone where translucent colors meet.")
    package static let filterColorModeIgnored = FindingCode(
        "filter-color-mode-ignored", .note, "A filter asks for linear colors; it computes in encoded sRGB.",
        "Compare on an iPhone.")
    package static let frameConstraintsContradictory = FindingCode(
        "frame-constraints-contradictory", .warning, "The lengths of a frame contradict each other.",
        "Let them grow from minimum over ideal to maximum.")
    package static let frameDimensionInvalid = FindingCode(
        "frame-dimension-invalid", .warning, "A frame has a negative or non-finite dimension, which is ignored.",
        "Give finite lengths of 0 or more.")
    package static let glassApproximated = FindingCode(
        "glass-approximated", .note, "Liquid Glass is drawn as a blurred material, without refraction and highlights.",
        "Compare on an iPhone.")
    package static let groupNestedTooDeep = FindingCode(
        "group-nested-too-deep", .error, "Groups are nested deeper than can be drawn.",
        "Flatten the view.")
    package static let layoutValueInvalid = FindingCode(
        "layout-value-invalid", .warning, "A modifier or layout has a value that is no finite number.",
        "Give a finite number.")
    package static let phasesMissing = FindingCode(
        "phases-missing", .warning, "A phase animator without phases draws nothing.",
        "Give it at least one phase.")
    package static let scheduleEndless = FindingCode(
        "schedule-endless", .warning, "A schedule gives more dates before the present than can be looked at.",
        "Begin with the last one before the date that is asked for.")
    package static let shaderNotDrawn = FindingCode(
        "shader-not-drawn", .warning, "Only Apple's systems run Metal; a shader changes nothing.",
        "Look at it on an iPhone.")
    package static let vectorRasterized = FindingCode(
        "vector-rasterized", .note, "A part of an SVG or PDF is an image, because the format cannot describe it.",
        "Take a PNG where every pixel counts.")
    package static let viewNestedTooDeep = FindingCode(
        "view-nested-too-deep", .error, "Views are nested deeper than can be laid out; what lies deeper is not drawn.",
        "Let no view hold itself without end.")
    package static let viewNeverSettles = FindingCode(
        "view-never-settles", .warning, "A view still changes its state after all passes over it.",
        "Let what follows from a measure not change the measure.")
    package static let viewUnsupported = FindingCode(
        "view-unsupported", .warning, "A widget does not show this view.",
        "Use a view that WidgetKit draws.")

    static let views: [FindingCode] = [
        .canvasColorModeIgnored, .containerBackgroundRepeated, .drawingGroupColorModeIgnored, .filterColorModeIgnored,
        .frameConstraintsContradictory, .frameDimensionInvalid, .glassApproximated, .groupNestedTooDeep,
        .layoutValueInvalid, .phasesMissing, .scheduleEndless, .shaderNotDrawn, .vectorRasterized, .viewNestedTooDeep,
        .viewNeverSettles, .viewUnsupported
    ]
}
