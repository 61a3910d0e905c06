import Foundation

/// The contexts that UIKit's drawing goes to on this thread.
enum CurrentContext {
    /// One of them, and the image that it makes.
    struct Entry {
        var context: CGContext
        var canvas: ImageCanvas?
    }

    private static let key = "UIGraphicsContexts"

    /// The innermost last.
    private static var stack: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static var entry: Entry? { stack.last }
    static func push(_ context: CGContext) { stack.append(Entry(context: context)) }
    static func push(_ canvas: ImageCanvas) { stack.append(Entry(context: canvas.context, canvas: canvas)) }
    static func pop() { _ = stack.popLast() }
}
