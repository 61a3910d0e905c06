/// Lists fixtures one below the other; the compiler checks each statement by itself, which a long array literal
/// would make it do at once.
@resultBuilder
enum FixtureList {
    static func buildExpression(_ fixture: Fixture) -> [Fixture] { [fixture] }
    static func buildExpression(_ fixtures: [Fixture]) -> [Fixture] { fixtures }
    static func buildBlock(_ fixtures: [Fixture]...) -> [Fixture] { fixtures.flatMap { $0 } }
    static func buildArray(_ fixtures: [[Fixture]]) -> [Fixture] { fixtures.flatMap { $0 } }
}
