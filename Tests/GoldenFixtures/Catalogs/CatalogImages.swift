import SwiftUI

extension Fixture {
    private static let scales = """
        {"filename": "red.png", "scale": "1x"}, {"filename": "wide.png", "scale": "2x"}, {"filename": "huge.png", "scale": "3x"}
        """
    private static let appearances = """
        {"filename": "red.png"},
        {"filename": "blue.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "green.png", "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"filename": "gold.png", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]}
        """

    private static func sliced(_ mode: String, _ center: String, _ insets: String) -> String {
        #"{"filename": "frame.png", "resizing": {"mode": "\#(mode)", "center": \#(center), "cap-insets": \#(insets)}}"#
    }

    private static let edges = #"{"top": 3, "left": 3, "bottom": 3, "right": 3}"#

    @FixtureList static var catalogImages: [Fixture] {
        // 6 points each, whichever file is taken.
        Fixture(catalog: "image-at-1x", 10, 10, scale: 1, images: scales, frames: [rect(2, 2, 6, 6)]) { Image("p") }
        Fixture(catalog: "image-at-2x", 10, 10, scale: 2, images: scales, frames: [rect(2, 2, 6, 6)]) { Image("p") }
        Fixture(catalog: "image-at-3x", 10, 10, scale: 3, images: scales, frames: [rect(2, 2, 6, 6)]) { Image("p") }
        Fixture(catalog: "image-in-light", 10, 10, images: appearances) { Image("p") }
        Fixture(catalog: "image-in-dark", 10, 10, scheme: .dark, images: appearances) { Image("p") }
        Fixture(catalog: "image-in-high-contrast", 10, 10, images: appearances, contrast: .increased) { Image("p") }
        Fixture(
            catalog: "image-in-dark-high-contrast", 10, 10, scheme: .dark, images: appearances, contrast: .increased
        ) {
            Image("p")
        }
        Fixture(catalog: "image-in-dark-subtree", 20, 10, images: appearances) {
            HStack(spacing: 2) {
                Image("p")
                Image("p").environment(\.colorScheme, .dark)
            }
        }
        Fixture(
            catalog: "image-of-the-phone", 10, 10,
            images: #"{"filename": "red.png", "idiom": "iphone"}, {"filename": "blue.png", "idiom": "ipad"}"#
        ) { Image("p") }
        Fixture(
            catalog: "image-of-the-pad", 10, 10,
            images: #"{"filename": "red.png", "idiom": "iphone"}, {"filename": "blue.png", "idiom": "ipad"}"#,
            isPad: true
        ) { Image("p") }
        Fixture(
            catalog: "image-tinted-look-is-an-icons", 10, 10,
            images: """
                {"filename": "gold.png", "appearances": [{"appearance": "luminosity", "value": "tinted"}]}, {"filename": "red.png"}
                """
        ) { Image("p") }
        Fixture(
            catalog: "image-template", 10, 10, images: #"{"filename": "arrow.png"}"#,
            properties: #"{"template-rendering-intent": "template"}"#
        ) { Image("p").foregroundStyle(.red) }
        Fixture(
            catalog: "image-template-original-in-view", 10, 10, images: #"{"filename": "red.png"}"#,
            properties: #"{"template-rendering-intent": "template"}"#
        ) { Image("p").renderingMode(.original).foregroundStyle(.blue) }
        Fixture(
            catalog: "image-original-template-in-view", 10, 10, images: #"{"filename": "red.png"}"#,
            properties: #"{"template-rendering-intent": "original"}"#
        ) { Image("p").renderingMode(.template).foregroundStyle(.blue) }
        for isRightToLeft in [false, true] {
            let direction = isRightToLeft ? "rtl" : "ltr"
            Fixture(
                catalog: "image-mirrors-\(direction)", 12, 12,
                images: #"{"filename": "arrow.png", "language-direction": "left-to-right"}"#,
                isRightToLeft: isRightToLeft
            ) { Image("p") }
            Fixture(
                catalog: "image-of-its-direction-\(direction)", 12, 12,
                images: """
                    {"filename": "arrow.png", "language-direction": "left-to-right"},
                    {"filename": "red.png", "language-direction": "right-to-left"}
                    """, isRightToLeft: isRightToLeft
            ) { Image("p") }
            Fixture(
                catalog: "image-fixed-\(direction)", 12, 12, images: #"{"filename": "arrow.png"}"#,
                isRightToLeft: isRightToLeft
            ) {
                Image("p")
            }
        }
        Fixture(
            catalog: "sliced-9-part", 24, 18,
            images: sliced("9-part", #"{"mode": "stretch", "width": 2, "height": 6}"#, edges)
        ) {
            Image("p").resizable()
        }
        Fixture(
            catalog: "sliced-9-part-whole-center", 24, 18, images: sliced("9-part", #"{"mode": "stretch"}"#, edges)
        ) {
            Image("p").resizable()
        }
        Fixture(
            catalog: "sliced-9-part-tiled", 24, 18,
            images: sliced("9-part", #"{"mode": "tile", "width": 4, "height": 6}"#, edges)
        ) {
            Image("p").resizable()
        }
        Fixture(
            catalog: "sliced-3-part-horizontal", 24, 18,
            images: sliced("3-part-horizontal", #"{"mode": "stretch", "width": 1}"#, #"{"left": 3, "right": 3}"#)
        ) { Image("p").resizable() }
        Fixture(
            catalog: "sliced-3-part-vertical", 24, 18,
            images: sliced("3-part-vertical", #"{"mode": "stretch", "height": 1}"#, #"{"top": 3, "bottom": 3}"#)
        ) { Image("p").resizable() }
        Fixture(
            catalog: "sliced-3-part-tiled", 24, 12,
            images: sliced("3-part-horizontal", #"{"mode": "tile", "width": 6}"#, #"{"left": 3, "right": 3}"#)
        ) { Image("p").resizable() }
        Fixture(
            catalog: "sliced-keeps-its-size", 16, 16, images: sliced("9-part", #"{"mode": "stretch"}"#, edges),
            frames: [rect(2, 2, 12, 12)]
        ) { Image("p") }
        Fixture(
            catalog: "sliced-view-insets-win", 24, 18,
            images: sliced("9-part", #"{"mode": "stretch", "width": 1}"#, edges)
        ) { Image("p").resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)) }
        Fixture(catalog: "image-missing", 26, 26, findings: ["image-missing"]) { Image("p") }
    }
}
