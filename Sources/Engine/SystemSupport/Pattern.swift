package import _StringProcessing

/// A regular expression that is read once.
///
/// A literal is parsed and compiled each time it is evaluated. That takes some 100 µs, a hundred times as long as to look
/// for it in a line, and was half of the tool's own time in a large project's first compilation, where each of the
/// compiler's lines is looked at. Keep a pattern as a static property.
///
/// It is safe to use from several threads: a regular expression of a literal holds no code of its own, and the compiled
/// form that it keeps is put in place atomically.
package struct Pattern<Output>: RegexComponent, @unchecked Sendable {
    package let regex: Regex<Output>

    package init(_ literal: Regex<Output>) { regex = literal }
}
