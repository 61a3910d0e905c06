/// Which of a program's previews is meant. The numbers are the same in each of its processes.
package struct PreviewReference: Hashable, Sendable, Codable {
    /// The position of its declaration, a `#Preview` or a `PreviewProvider`.
    package var declaration: Int
    /// The position among what the declaration shows.
    package var element: Int

    package init(declaration: Int, element: Int = 0) {
        self.declaration = declaration
        self.element = element
    }
}
