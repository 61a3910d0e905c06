/// How large the rows of a sidebar are; a widget shows none.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

extension EnvironmentValues {
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
