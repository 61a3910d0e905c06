import Geometry
import RenderModel

private enum ScreenSizeKey: EnvironmentKey {
    // An iPhone 15 or 16.
    static var defaultValue: CGSize { CGSize(width: 393, height: 852) }
}
private enum ScreenIdiomKey: EnvironmentKey { static var defaultValue: ScreenIdiom { .phone } }

extension EnvironmentValues {
    /// The whole screen around the widget, in portrait, in points.
    package var screenSize: CGSize {
        get { self[ScreenSizeKey.self] }
        set { self[ScreenSizeKey.self] = newValue }
    }

    package var screenIdiom: ScreenIdiom {
        get { self[ScreenIdiomKey.self] }
        set { self[ScreenIdiomKey.self] = newValue }
    }
}
