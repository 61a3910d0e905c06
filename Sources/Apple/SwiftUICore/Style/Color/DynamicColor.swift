import DisplayList

/// A color that code chooses for each environment, as UIKit's dynamic colors do. Two are equal if they are the same, or
/// come of equal values.
package final class DynamicColor: Hashable, @unchecked Sendable {
    private let origin: AnyHashable?
    private let choose: (EnvironmentValues) -> Color.Source

    /// - Parameter origin: what the color comes of; nil where nothing can be compared.
    package init(of origin: AnyHashable? = nil, _ choose: @escaping (EnvironmentValues) -> Color.Source) {
        (self.origin, self.choose) = (origin, choose)
    }

    func source(_ environment: EnvironmentValues) -> Color.Source {
        EnvironmentValues.with(environment) { choose(environment) }
    }

    package static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool {
        lhs === rhs || lhs.origin != nil && lhs.origin == rhs.origin
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(origin ?? AnyHashable(ObjectIdentifier(self)))
    }
}

extension SystemColor {
    /// As the environment's scheme and contrast ask for.
    package func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        switch (environment.colorScheme, environment.colorSchemeContrast) {
        case (.light, .standard): light
        case (.light, .increased): lightIncreasedContrast
        case (.dark, .standard): dark
        case (.dark, .increased): darkIncreasedContrast
        }
    }
}

package enum SystemPaletteKey: EnvironmentKey {
    package static var defaultValue: SystemPalette { .ios26 }
}

private enum SystemVersionKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
    /// The release of iOS that code is told of, such as `17.4`; nil for the palette's.
    package var systemVersion: String? {
        get { self[SystemVersionKey.self] }
        set { self[SystemVersionKey.self] = newValue }
    }

    /// Which generation of iOS lends its colors.
    package var systemPalette: SystemPalette {
        get { self[SystemPaletteKey.self] }
        set { self[SystemPaletteKey.self] = newValue }
    }
}
