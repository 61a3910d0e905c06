/// A part of a source that a program can do without, with what stands in its place.
struct LeftOutPart: Hashable {
    enum Kind: Hashable {
        /// `.glow(3)` behind a view.
        case modifier
        /// `(indexingKey: \.title)` behind `@Property`, or `@Logged`.
        case attribute
        /// `log: nil` of a call.
        case argument
        /// `: Storable` behind a type's name.
        case conformance
        /// What stands between `if` and the branch that is taken then.
        case condition
        case statement
        /// What a closure or a branch of a view holds.
        case block
        /// The body of a declaration, which stays.
        case body
        /// What a property begins with.
        case value
        case declaration
    }

    var kind: Kind
    /// In bytes of the source.
    var range: Range<Int>
    /// The first words, as the user wrote them.
    var title: String
    /// The code in its place, of one line, where `StandIn.message` stands for what is told at run time.
    var replacement: String
}
