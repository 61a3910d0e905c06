extension FindingCode {
    // MARK: Views of SwiftUI

    package static let canvasColorModeIgnored = FindingCode(
        "canvas-color-mode-ignored", .note,
        "A Canvas asks for linear blending; colors blend in gamma-encoded sRGB.",
        "Compare on an iPhone where translucent colors overlap.")
    package static let containerBackgroundRepeated = FindingCode(
        "container-background-repeated", .note,
        "A container background contains another one; the outer one is shown.",
        "Remove the inner one.")
    package static let drawingGroupColorModeIgnored = FindingCode(
        "drawing-group-color-mode-ignored", .note,
        "drawingGroup(colorMode:) always draws as .nonLinear.",
        "Compare on an iPhone where translucent colors overlap.")
    package static let filterColorModeIgnored = FindingCode(
        "filter-color-mode-ignored", .note,
        "A filter asks for linear colors; it is computed in gamma-encoded sRGB.",
        "Compare on an iPhone.")
    package static let frameConstraintsContradictory = FindingCode(
        "frame-constraints-contradictory", .warning,
        "The minimum, ideal, and maximum of a frame are not in ascending order.",
        "Put them in ascending order.")
    package static let frameDimensionInvalid = FindingCode(
        "frame-dimension-invalid", .warning,
        "A frame has a negative or non-finite dimension, which is ignored.",
        "Use finite dimensions of 0 or more.")
    package static let glassApproximated = FindingCode(
        "glass-approximated", .note,
        "Liquid Glass is drawn as a blurred material, without refraction or highlights.",
        "Compare on an iPhone.")
    package static let groupNestedTooDeep = FindingCode(
        "group-nested-too-deep", .error,
        "Drawing is nested too deeply and is cut off.",
        "Flatten the view.")
    package static let layoutValueInvalid = FindingCode(
        "layout-value-invalid", .warning,
        "A modifier or layout has a value that is not a finite number.",
        "Pass a finite number.")
    package static let phasesMissing = FindingCode(
        "phases-missing", .warning,
        "A phase animator has no phases and draws nothing.",
        "Pass at least one phase.")
    package static let scheduleEndless = FindingCode(
        "schedule-endless", .warning,
        "A timeline schedule has too many dates before the one that is shown.",
        "Start with the last date before the one that is requested.")
    package static let shaderNotDrawn = FindingCode(
        "shader-not-drawn", .warning,
        "A shader is ignored, because Metal runs only on Apple's systems.",
        "Compare on an iPhone.")
    package static let vectorRasterized = FindingCode(
        "vector-rasterized", .note,
        "Part of an SVG or PDF is an image, because the format cannot describe it.",
        "Use PNG if every pixel matters.")
    package static let viewNestedTooDeep = FindingCode(
        "view-nested-too-deep", .error,
        "Views are nested too deeply; the innermost are not shown.",
        "Check for a view that contains itself.")
    package static let viewNeverSettles = FindingCode(
        "view-never-settles", .warning,
        "A view still changes its state after the last layout pass.",
        "Avoid state that depends on a measurement and changes it again.")
    package static let viewUnsupported = FindingCode(
        "view-unsupported", .warning,
        "Widgets do not show this view.",
        "Use a view that WidgetKit supports.")

    static let views: [FindingCode] = [
        .canvasColorModeIgnored, .containerBackgroundRepeated, .drawingGroupColorModeIgnored, .filterColorModeIgnored,
        .frameConstraintsContradictory, .frameDimensionInvalid, .glassApproximated, .groupNestedTooDeep,
        .layoutValueInvalid, .phasesMissing, .scheduleEndless, .shaderNotDrawn, .vectorRasterized, .viewNestedTooDeep,
        .viewNeverSettles, .viewUnsupported
    ]
}
