import DisplayList
import SwiftUI
import WidgetKit

/// Orange, so that the tint differs from every color that the fixtures draw.
let fixtureTint = ResolvedColor(rgb: 255, 160, 0)

extension Fixture {
    /// A fixture on the tinted Home Screen.
    init<V: View>(
        accented name: String, _ width: CGFloat, _ height: CGFloat, frames: [CGRect]? = nil,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        self.init(
            "modes/accented-" + name, width, height, scheme: .dark, pass: .accented(tint: fixtureTint), frames: frames,
            view: view)
    }

    @FixtureList static var accentedImages: [Fixture] {
        // A picture is a template: of an opaque one a rectangle is left.
        Fixture(accented: "image-is-template", 16, 16) { ModePicture.photo }
        Fixture(accented: "image-keeps-alpha", 16, 16) { ModePicture.disc }
        Fixture(accented: "image-in-group-is-tinted", 16, 16) { ModePicture.disc.widgetAccentable() }
        Fixture(accented: "image-mode-nil", 16, 16) { ModePicture.disc.widgetAccentedRenderingMode(nil) }
        Fixture(accented: "image-mode-full-color", 16, 16) { ModePicture.photo.widgetAccentedRenderingMode(.fullColor) }
        Fixture(accented: "image-mode-accented", 16, 16) { ModePicture.disc.widgetAccentedRenderingMode(.accented) }
        // Black 0, gray a half, white 1, half transparent white a quarter.
        Fixture(accented: "image-mode-desaturated", 16, 16) {
            ModePicture.grays.widgetAccentedRenderingMode(.desaturated)
        }
        Fixture(accented: "image-mode-accented-desaturated", 16, 16) {
            ModePicture.grays.widgetAccentedRenderingMode(.accentedDesaturated)
        }
        Fixture(accented: "photo-desaturated", 16, 16) { ModePicture.photo.widgetAccentedRenderingMode(.desaturated) }
        Fixture(accented: "photo-accented-desaturated", 16, 16) {
            ModePicture.photo.widgetAccentedRenderingMode(.accentedDesaturated)
        }
        // The image's own mode wins over the group it lies in.
        Fixture(accented: "full-color-inside-group", 32, 16) {
            HStack(spacing: 0) {
                ModePicture.photo.widgetAccentedRenderingMode(.fullColor)
                Color.blue
            }
            .widgetAccentable()
        }
        Fixture(accented: "desaturated-inside-group", 32, 16) {
            HStack(spacing: 0) {
                ModePicture.grays.widgetAccentedRenderingMode(.desaturated)
                Color.blue
            }
            .widgetAccentable()
        }
        Fixture(accented: "full-color-with-corner", 20, 20) {
            ModePicture.photo.widgetAccentedRenderingMode(.fullColor).clipShape(RoundedRectangle(cornerRadius: 6))
        }
        Fixture(accented: "full-color-with-opacity", 20, 20) {
            ModePicture.photo.widgetAccentedRenderingMode(.fullColor).opacity(0.5)
        }
        Fixture(accented: "full-color-under-effect", 20, 20) {
            ModePicture.photo.widgetAccentedRenderingMode(.fullColor).saturation(0.2)
        }
        Fixture(accented: "desaturated-masked", 20, 20) {
            ModePicture.photo.widgetAccentedRenderingMode(.desaturated).mask { Circle() }
        }
        Fixture(accented: "template-image", 20, 20) {
            ModePicture.disc.renderingMode(.template).foregroundStyle(.green.opacity(0.5))
        }
        Fixture(accented: "original-image", 20, 20) { ModePicture.disc.renderingMode(.original) }
        Fixture(accented: "image-opacity", 20, 20) { ModePicture.disc.opacity(0.3) }
        Fixture(accented: "image-over-full-color", 20, 20) {
            ZStack {
                ModePicture.photo.widgetAccentedRenderingMode(.fullColor)
                ModePicture.disc.padding(5).widgetAccentable()
            }
        }
    }
}
