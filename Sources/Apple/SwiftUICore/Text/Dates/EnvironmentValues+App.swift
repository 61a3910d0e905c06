private enum ShownByAppKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is an app's, such as a preview of a plain view, and not a widget's, a Live Activity's or a
    /// control's.
    package var isShownByApp: Bool {
        get { self[ShownByAppKey.self] }
        set { self[ShownByAppKey.self] = newValue }
    }
}
