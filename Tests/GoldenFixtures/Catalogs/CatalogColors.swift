import SwiftUI

extension Fixture {
    private static func color(_ space: String, _ components: String, _ conditions: String = "") -> String {
        #"{\#(conditions) "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
    }

    private static let red = #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#
    private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
    private static let contrast = #""appearances": [{"appearance": "contrast", "value": "high"}],"#

    @FixtureList static var catalogColors: [Fixture] {
        Fixture(catalog: "color-srgb", 8, 8, colors: color("srgb", red)) { Color("p") }
        Fixture(
            catalog: "color-0-to-255", 8, 8,
            colors: color("srgb", #""red": "255", "green": "128", "blue": "0", "alpha": "0.500""#)
        ) {
            Color("p")
        }
        Fixture(
            catalog: "color-hexadecimal", 8, 8,
            colors: color("srgb", #""red": "0xFF", "green": "0x80", "blue": "0x00""#)
        ) {
            Color("p")
        }
        // Redder than sRGB can be: the nearest that it has.
        Fixture(catalog: "color-display-p3", 8, 8, colors: color("display-p3", red)) { Color("p") }
        Fixture(
            catalog: "color-display-p3-inside", 8, 8,
            colors: color("display-p3", #""red": "0.5", "green": "0.4", "blue": "0.3""#)
        ) {
            Color("p")
        }
        Fixture(
            catalog: "color-extended-srgb", 8, 8,
            colors: color("extended-srgb", #""red": "1.4", "green": "-0.2", "blue": "0.5""#)
        ) {
            Color("p")
        }
        Fixture(
            catalog: "color-extended-linear", 8, 8,
            colors: color("extended-linear-srgb", #""red": "0.214", "green": "0.214", "blue": "0.214""#)
        ) { Color("p") }
        Fixture(
            catalog: "color-gray-gamma-22", 8, 8, colors: color("gray-gamma-22", #""white": "0.500", "alpha": "1.000""#)
        ) {
            Color("p")
        }
        Fixture(
            catalog: "color-extended-gray", 8, 8, colors: color("extended-gray", #""white": "0.500", "alpha": "1.000""#)
        ) {
            Color("p")
        }
        for scheme in [ColorScheme.light, .dark] {
            Fixture(
                catalog: "color-appearances-\(scheme)", 8, 8, scheme: scheme,
                colors: color("srgb", red) + "," + color("srgb", #""red": "0", "green": "0", "blue": "255""#, dark)
            ) { Color("p") }
            Fixture(
                catalog: "color-reference-\(scheme)", 8, 8, scheme: scheme,
                colors: #"{"color": {"platform": "ios", "reference": "systemBlueColor"}}"#
            ) { Color("p") }
            Fixture(
                catalog: "color-label-reference-\(scheme)", 8, 8, scheme: scheme,
                colors: #"{"color": {"platform": "universal", "reference": "secondaryLabelColor"}}"#
            ) { Color("p") }
        }
        Fixture(
            catalog: "color-high-contrast", 8, 8,
            colors: color("srgb", red) + "," + color("srgb", #""red": "0", "green": "128", "blue": "0""#, contrast),
            contrast: .increased
        ) { Color("p") }
        Fixture(
            catalog: "color-of-the-pad", 8, 8,
            colors: color("srgb", red) + ","
                + color("srgb", #""red": "0", "green": "128", "blue": "0""#, #""idiom": "ipad","#), isPad: true
        ) { Color("p") }
        Fixture(catalog: "color-opacity", 8, 8, colors: color("srgb", red)) { Color("p").opacity(0.4) }
        Fixture(catalog: "color-missing", 8, 8, findings: ["color-missing"]) { Color("p") }
    }

    static var catalogs: [Fixture] { catalogImages + catalogColors }
}
