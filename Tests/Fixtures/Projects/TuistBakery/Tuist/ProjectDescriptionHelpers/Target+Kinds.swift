import NamesPlugin
import ProjectDescription

extension Target {
    public static func widget(_ name: String) -> Target {
        .target(
            name: name, destinations: [.iPhone, .iPad], product: .appExtension, bundleId: "\(company).bakery.\(name)",
            deploymentTargets: .iOS("17.0"),
            infoPlist: .extendingDefault(with: [
                "CFBundleDisplayName": "Bakery",
                "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
            ]),
            sources: ["Widget/Sources/**", "!Widget/Sources/Unused.swift"], dependencies: [.design],
            settings: .settings(base: SettingsDictionary().swiftVersion("6.0"))
        )
    }
}
