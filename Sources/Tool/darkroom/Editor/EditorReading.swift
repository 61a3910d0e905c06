/// A way in which a language server can read a file, the best first.
enum EditorReading: String, CaseIterable {
    /// As Xcode.
    case iOS
    /// As Xcode, without Objective-C: with it, the compiler wants a type of Swift's standard library for `&value` as a
    /// pointer, which the library has on Apple's systems alone.
    case iOSWithoutObjectiveC
    /// As on Linux: what is inside of `#if os(iOS)` is not read.
    case linux
}
