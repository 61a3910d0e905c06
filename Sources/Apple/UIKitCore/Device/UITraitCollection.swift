import Foundation
import Geometry
import SwiftUICore

/// The part of the environment that UIKit's values depend on.
open class UITraitCollection: NSObject, @unchecked Sendable {
    package let environment: EnvironmentValues

    package init(environment: EnvironmentValues) { self.environment = environment }

    public override convenience init() { self.init(environment: .current) }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        var environment = EnvironmentValues.current
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        self.init(environment: environment)
    }

    public convenience init(displayScale: CGFloat) {
        var environment = EnvironmentValues.current
        if displayScale > 0 { environment.displayScale = displayScale }
        self.init(environment: environment)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        var environment = EnvironmentValues.current
        environment.contrast = accessibilityContrast == .high ? .increased : .standard
        self.init(environment: environment)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        var environment = EnvironmentValues.current
        environment.dynamicTypeSize = preferredContentSizeCategory.size
        self.init(environment: environment)
    }

    /// Those of the view whose code runs.
    public static var current: UITraitCollection { UITraitCollection(environment: .current) }

    public var userInterfaceStyle: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { environment.screenIdiom == .pad ? .pad : .phone }
    /// Pixels per point.
    public var displayScale: CGFloat { environment.displayScale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass(environment.verticalSizeClass) }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        environment.colorSchemeContrast == .increased ? .high : .normal
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(environment.dynamicTypeSize)
    }

    /// Runs `actions` with these as the current traits.
    public func performAsCurrent(_ actions: () -> Void) { EnvironmentValues.with(environment, actions) }
}
