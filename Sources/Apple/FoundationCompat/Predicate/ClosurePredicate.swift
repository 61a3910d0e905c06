import Foundation

/// `#Predicate`, whose condition is compiled as the Swift it is written in: staged sources call it so.
///
/// Foundation's macro makes a tree of generic types, one for each operator. The compiler takes 28 s for a tree of three
/// `||` over optional relationships, whose closure takes it 18 ms, and gives up on some that Xcode's compiles. Predicates
/// are only evaluated here, never translated for a database.
@freestanding(expression)
public macro _Predicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input> =
    #externalMacro(module: "PreviewMacros", type: "PredicateMacro")

/// Foundation's own, for what a closure cannot do: fail without a trap, or refer to what must not escape.
@freestanding(expression)
public macro _FoundationPredicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input> =
    #externalMacro(module: "FoundationMacros", type: "PredicateMacro")

/// What `#Predicate` expands to.
public func _predicate<Input>(
    @_implicitSelfCapture _ condition: @escaping (Input) -> Bool
) -> Predicate<Input> {
    Predicate { input in ClosureExpression { condition(try input.evaluate($0)) } }
}

/// What `#Predicate` of two inputs expands to.
public func _predicate<First, Second>(
    @_implicitSelfCapture _ condition: @escaping (First, Second) -> Bool
) -> Predicate<First, Second> {
    Predicate { first, second in
        ClosureExpression { condition(try first.evaluate($0), try second.evaluate($0)) }
    }
}

extension Predicate {
    /// The condition in that of another predicate, of which Foundation's macro knows nothing here; false where it fails.
    public func _evaluate(_ input: repeat each Input) -> Bool { (try? evaluate(repeat each input)) ?? false }
}

extension Expression {
    /// The value in the condition of a predicate. It traps where the expression fails.
    public func _evaluate(_ input: repeat each Input) -> Output {
        do {
            return try evaluate(repeat each input)
        } catch {
            fatalError("an expression of a predicate fails: \(error)")
        }
    }
}

/// Evaluates a closure. The protocol asks for `Sendable`: SwiftData evaluates predicates where they are made.
private struct ClosureExpression: StandardPredicateExpression, @unchecked Sendable {
    typealias Output = Bool

    let condition: (PredicateBindings) throws -> Bool

    init(_ condition: @escaping (PredicateBindings) throws -> Bool) { self.condition = condition }

    func evaluate(_ bindings: PredicateBindings) throws -> Bool { try condition(bindings) }

    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: Self.limit))
    }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            self, .init(codingPath: encoder.codingPath, debugDescription: Self.limit))
    }

    private static var limit: String { "Darkroom compiles predicates; it cannot archive them" }
}
