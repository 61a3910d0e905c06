/// A framework of the project.
public enum Greeting {
    #if os(iOS)
    public static let device = "phone"
    #else
    public static let device = "other"
    #endif
}
