package import _StringProcessing

/// A regular expression that is read once.
///
/// A literal is read and compiled anew each time that it is evaluated, which takes longer than looking for it in a line:
/// of a large project's first compilation, where thousands of lines of a compiler's are looked at, that was half of the
/// tool's own time. A pattern is kept as a static property.
///
/// It is safe to use from several threads: a regular expression of a literal holds no code of its own, and the compiled
/// form that it keeps is put in place atomically.
package struct Pattern<Output>: RegexComponent, @unchecked Sendable {
    package let regex: Regex<Output>

    package init(_ literal: Regex<Output>) { regex = literal }
}
