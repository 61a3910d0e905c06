/// A color that code chooses for each environment, as UIKit's dynamic colors do. Two are equal if they are the same.
package final class DynamicColor: Hashable, @unchecked Sendable {
    private let choose: (EnvironmentValues) -> Color.Source

    package init(_ choose: @escaping (EnvironmentValues) -> Color.Source) { self.choose = choose }

    func source(_ environment: EnvironmentValues) -> Color.Source {
        EnvironmentValues.with(environment) { choose(environment) }
    }

    package static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool { lhs === rhs }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
