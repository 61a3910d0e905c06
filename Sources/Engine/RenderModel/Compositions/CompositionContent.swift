import Geometry

/// What a composition shows besides of its own artwork.
package struct CompositionContent: Hashable, Sendable, Codable {
    /// nil for a composition of the user's own.
    package var kind: CompositionKind?
    package var screen: CompositionScreen
    package var wallpaper: Wallpaper
    /// How widgets and icons are colored: `fullColor`, `accented` or `clear`.
    package var mode = ModeName.fullColor
    /// Counts in accented mode only.
    package var tint = TintName.standard
    package var appName: String
    /// The absolute path of a square picture; nil for a neutral tile.
    package var appIcon: String?
    /// In the order of drawing.
    package var pictures: [ComposedPicture]
    /// The icons around the widgets; nil where the place has none.
    package var icons: IconPlan?
    /// What it says, by name, in the language of the request.
    package var texts: [String: String] = [:]
    /// The colors of its background from top to bottom; empty for its own.
    package var background: [TintName] = []
    /// Of a composition with several pages, the one that is shown, from 0.
    package var page = 0

    package init(
        kind: CompositionKind?, screen: CompositionScreen, wallpaper: Wallpaper, appName: String,
        pictures: [ComposedPicture]
    ) {
        (self.kind, self.screen, self.wallpaper) = (kind, screen, wallpaper)
        (self.appName, self.pictures) = (appName, pictures)
    }
}

/// The screen that a composition imitates.
package struct CompositionScreen: Hashable, Sendable, Codable {
    /// Points, as it is held.
    package var size: CGSize
    package var idiom: ScreenIdiom
    /// Points that the system keeps free.
    package var insets: ScreenInsets
    /// Whether the camera lies in a Dynamic Island.
    package var hasIsland: Bool
    /// Whether a bar stands in place of the home button.
    package var hasHomeIndicator: Bool
    /// The radius of the glass's corners, in points; 0 for square ones.
    package var cornerRadius: Double
    /// Whether what is outside those corners is cut out.
    package var isCut = false

    package init(
        size: CGSize, idiom: ScreenIdiom, insets: ScreenInsets, hasIsland: Bool, hasHomeIndicator: Bool,
        cornerRadius: Double
    ) {
        (self.size, self.idiom, self.insets) = (size, idiom, insets)
        (self.hasIsland, self.hasHomeIndicator, self.cornerRadius) = (hasIsland, hasHomeIndicator, cornerRadius)
    }
}

/// A finished picture of a widget, and where it goes.
package struct ComposedPicture: Hashable, Sendable, Codable {
    /// The absolute path of a PNG.
    package var path: String
    package var pixelSize: CGSize
    /// Points at which the screen shows it.
    package var size: CGSize
    /// Where it lies on the screen, in points from the top left; nil where the composition places it.
    package var frame: CGRect?
    /// Points, of a continuous corner; the picture is cut already.
    package var cornerRadius: Double
    package var kind: String
    package var presentationKind: PresentationKind
    package var variant: VariantName
    package var names: WidgetNames
    /// Whether its background lets a blurred wallpaper through.
    package var isGlass = false
    /// The picture's order among those that belong together, such as the pages of a sheet.
    package var row = 0

    package init(
        path: String, pixelSize: CGSize, size: CGSize, frame: CGRect? = nil, cornerRadius: Double, kind: String,
        presentationKind: PresentationKind, variant: VariantName, names: WidgetNames
    ) {
        (self.path, self.pixelSize, self.size, self.frame) = (path, pixelSize, size, frame)
        (self.cornerRadius, self.kind, self.presentationKind) = (cornerRadius, kind, presentationKind)
        (self.variant, self.names) = (variant, names)
    }
}

/// Where a Home Screen has icons, in points from its top left corner.
package struct IconPlan: Hashable, Sendable, Codable {
    /// The cells that no widget covers, row by row.
    package var icons: [CGRect]
    /// Whether the first of them is the app's own.
    package var showsOwn: Bool
    /// Where names stand below icons and widgets.
    package var showsLabels: Bool
    package var dock: CGRect
    package var dockCornerRadius: Double
    package var dockIcons: [CGRect]
    package var iconCornerRadius: Double
    /// The middle of the page dots.
    package var dots: CGPoint
    package var pageCount: Int

    package init(
        icons: [CGRect], showsOwn: Bool, showsLabels: Bool, dock: CGRect, dockCornerRadius: Double,
        dockIcons: [CGRect], iconCornerRadius: Double, dots: CGPoint, pageCount: Int = 3
    ) {
        (self.icons, self.showsOwn, self.showsLabels) = (icons, showsOwn, showsLabels)
        (self.dock, self.dockCornerRadius, self.dockIcons) = (dock, dockCornerRadius, dockIcons)
        (self.iconCornerRadius, self.dots, self.pageCount) = (iconCornerRadius, dots, pageCount)
    }
}

/// A place of the system that is drawn around pictures of widgets, as the command line names it.
package enum CompositionKind: String, Hashable, Sendable, Codable, CaseIterable {
    case homeScreen = "home-screen"
    case lockScreen = "lock-screen"
    /// Two small widgets side by side on a phone that charges on its side.
    case standBy = "standby"
    /// The column of widgets left of the first page of the Home Screen.
    case today
    /// The page of the widget gallery from which a widget is added.
    case addWidgetSheet = "add-widget-sheet"
    /// All widgets of an app, each with name, description and families in a row.
    case widgetGallery = "widget-gallery"
    /// The top of a screen with a Live Activity around the camera.
    case dynamicIsland = "dynamic-island"
    case carPlay = "carplay"
    /// A screenshot for the App Store: a headline over a screen.
    case store
}

/// A widget or control that someone has placed, before its intent is made.
package struct PlacedWidget: Hashable, Sendable, Codable {
    package var kind: String
    package var presentationKind: PresentationKind
    package var configuration: ConfigurationChoice?

    package init(kind: String, presentationKind: PresentationKind, configuration: ConfigurationChoice? = nil) {
        (self.kind, self.presentationKind, self.configuration) = (kind, presentationKind, configuration)
    }
}
