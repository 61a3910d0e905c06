import Geometry
import RenderModel

/// A screen on which widgets are shown, with the sizes it gives them.
package struct Device: Hashable, Sendable {
    package enum Idiom: String, Hashable, Sendable, Codable {
        case phone, pad
    }

    /// How large a family is on this device.
    package struct Size: Hashable, Sendable {
        /// The size at which content is laid out, in points.
        package var canvas: CGSize
        /// The size at which the screen shows it, in points: an iPad scales the canvas down.
        package var shown: CGSize

        package init(canvas: CGSize, shown: CGSize? = nil) {
            self.canvas = canvas
            self.shown = shown ?? canvas
        }
    }

    /// The name on the command line and in files, such as `iphone-393x852`.
    package var identifier: String
    package var idiom: Idiom
    /// The screen in portrait, in points.
    package var screen: CGSize
    /// Pixels per point, the default first.
    package var scales: [Double]
    /// Further names on the command line, such as `iphone-15`.
    package var aliases: [String]
    package var sizes: [FamilyName: Size]
    /// Of Live Activities: the largest where content decides.
    package var activitySizes: [ActivityPresentation: Size] = [:]
    /// Points kept free on every edge of a system family. Apple's guidelines say 16 for most widgets.
    package var contentMargin: Double = 16
    /// The radius of a system family's continuous corner, in points. Apple publishes none; 22 is what people
    /// measure up to iOS 18.
    package var cornerRadius: Double = 22

    package var families: [FamilyName] { FamilyName.allCases.filter { sizes[$0] != nil } }

    /// nil where the device does not show that form.
    package func size(of presentationKind: PresentationKind) -> Size? {
        switch presentationKind {
        case .family(let family): sizes[family]
        case .activity(let presentation): activitySizes[presentation]
        case .control(.actionButton): islandBanner.map { Size(canvas: $0) }
        case .control(let presentation): Size(canvas: controlSize(presentation))
        case .view(.device), .view(.sizeThatFits): Size(canvas: screen)
        case .view(.landscape): Size(canvas: CGSize(width: screen.height, height: screen.width))
        case .view(.fixed(let width, let height)): Size(canvas: CGSize(width: width, height: height))
        }
    }

    /// Widgets have margins; Live Activities have those that their source gives them, controls those of their template,
    /// and plain views none.
    package func contentMargin(for presentationKind: PresentationKind) -> Double {
        if case .family(let family) = presentationKind, !family.isAccessory { contentMargin } else { 0 }
    }

    package func cornerRadius(for presentationKind: PresentationKind) -> Double {
        if let activity = presentationKind.activity { return ActivityCorners.radius(of: activity) }
        if case .control(let presentation) = presentationKind {
            if presentation == .actionButton { return islandBanner.map { $0.height / 2 } ?? 0 }
            // Every form in Control Center has the corner of its round one.
            return controlSize(presentation == .lockScreen ? .lockScreen : .small).height / 2
        }
        return presentationKind.isAccessory || presentationKind.viewLayout != nil ? 0 : cornerRadius
    }
}
