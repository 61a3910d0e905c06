import FoundationCompat

/// What an app tells assistive technologies; none is at work in a picture.
public enum AccessibilityNotification {
    /// Words to speak.
    public struct Announcement {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: LocalizedStringResource) {}
        /// Does nothing.
        public func post() {}
    }

    /// New layout on the screen.
    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        /// Does nothing.
        public func post() {}
    }

    /// A new screen.
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        /// Does nothing.
        public func post() {}
    }

    /// The end of a scroll.
    public struct PageScrolled {
        public init(_ announcement: String) {}
        /// Does nothing.
        public func post() {}
    }
}
