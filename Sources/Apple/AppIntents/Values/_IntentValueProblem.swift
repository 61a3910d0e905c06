/// Why a chosen value is not one of its parameter's.
public struct _IntentValueProblem: Error, Sendable {
    /// What can be written instead: `a whole number`, `one of sunny, rainy`.
    package var expected: String

    package init(expected: String) { self.expected = expected }
}
