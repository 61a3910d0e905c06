/// A view that the engine draws itself; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is drawn by the engine and has no body") }
}
