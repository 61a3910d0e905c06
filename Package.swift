// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// SwiftUI's own protocols are `@MainActor @preconcurrency` and its consumers compile in Swift 5 mode, as
// Xcode's default is; the modules that hold no user code are in Swift 6 mode.
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

// What of a device's own data and abilities widgets ask for. No product for other packages has them, as these ask
// whether they can import them and take that for Apple's systems.
let deviceFrameworks = [
    "AVFAudio", "AVFoundation", "Accelerate", "AlarmKit", "CloudKit", "Contacts", "CoreImage", "CoreMotion", "CoreText",
    "CryptoKit", "DarwinLibrary", "DeviceActivity", "EventKit", "FamilyControls", "GameKit", "HealthKit", "ImageIO",
    "LocalAuthentication", "ManagedSettings", "Network", "NetworkExtension", "Photos", "PhotosUI", "QuartzCore",
    "SceneKit", "Security", "StoreKit", "TipKit", "UniformTypeIdentifiers", "UserNotifications", "WeatherKit", "simd",
]

let package = Package(
    name: "darkroom",
    products: [
        .executable(name: "darkroom", targets: ["darkroom"]),
        .library(name: "WidgetKit", targets: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Intents", "CoreGraphics", "CoreLocation", "MapKit", "Combine", "OSLog", "SystemLog"]),
        .library(
            name: "DarkroomRuntime", type: .dynamic,
            targets: [
                "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Intents", "CoreGraphics", "CoreLocation", "MapKit",
                "Combine", "OSLog", "SystemLog", "UIKit", "CoreData", "CoreTransferable", "SwiftData", "Charts",
            ] + deviceFrameworks),
        // Apart, because other packages ask whether they can import them and take that for Apple's systems.
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "Charts", targets: ["Charts"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        // System libraries and C, leaves of the graph.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .target(name: "CSandbox"),
        .target(name: "CDeterminism", dependencies: ["CSandbox"]),
        .target(name: "CFoundationHooks"),
        .target(name: "CCrashReporter"),
        .target(name: "CProcessLife"),
        .target(name: "CDeflate"),
        .target(name: "CDigest"),
        .target(name: "CPixels"),
        .target(name: "CImageSections"),
        .target(name: "CUnfairLock"),
        .target(name: "CImageCodecs", dependencies: ["CDeterminism", "CPNG"]),

        // What to draw, as values.
        .target(name: "Geometry"),
        .target(name: "DisplayList", dependencies: ["Geometry"]),

        // What image files say of themselves.
        .target(name: "ImageFormats", dependencies: ["DisplayList", "CImageCodecs"]),

        // The typefaces and symbols, as resources.
        .target(
            name: "PackagedFonts", path: "fonts", exclude: ["README.md", "licences"],
            sources: ["PackagedFonts.swift"], resources: [.copy("faces"), .copy("symbols")]),

        // From values to pixels.
        .target(name: "Typesetting", dependencies: ["CDeterminism", "DisplayList", "PackagedFonts", "CPango"]),
        .target(
            name: "Rasterizer",
            dependencies: ["DisplayList", "ImageFormats", "CCairo", "CDeflate", "CImageCodecs", "CPixels", "CPNG"]),
        .target(name: "Assets", dependencies: ["CDeterminism", "DisplayList", "ICU", "ImageFormats"]),

        // The languages' words for numbers, dates, units and lists: the ICU that Foundation itself links.
        .target(name: "ICU", linkerSettings: [.linkedLibrary("_FoundationICU")]),

        // Swift source as text, without swift-syntax, which would add one minute to a debug build and four to a
        // release one.
        .target(name: "SwiftText"),
        // The compiler plugin for #Preview and @Entry. It speaks the compiler's messages itself.
        .macro(name: "PreviewMacros", dependencies: ["SwiftText"]),

        // Apple's API.
        .target(name: "Combine", dependencies: ["CDeterminism"], swiftSettings: swift5),
        .target(name: "OSLog", dependencies: ["CDeterminism"], swiftSettings: swift5),
        .target(name: "SystemLog", dependencies: ["DarwinLibrary", "OSLog"], swiftSettings: swift5),
        .target(name: "DarwinLibrary", dependencies: ["CDeterminism", "CUnfairLock"], swiftSettings: swift5),
        .target(
            name: "FoundationCompat",
            dependencies: [
                "Assets", "CDeterminism", "CFoundationHooks", "CSandbox", "Combine", "DarwinLibrary", "Geometry", "ICU",
            ],
            swiftSettings: swift5),
        .target(name: "ActivityKit", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "AppIntents", dependencies: ["CoreLocation", "FoundationCompat", "PreviewMacros"], swiftSettings: swift5),
        .target(name: "CoreLocation", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(
            name: "SwiftUICore", dependencies: ["AppIntents", "Combine", "FoundationCompat", "Geometry", "ICU", "DisplayList", "Typesetting", "Assets", "PackagedFonts", "PreviewMacros"],
            swiftSettings: swift5),
        .target(
            name: "UIKitCore",
            dependencies: [
                "Assets", "DisplayList", "FoundationCompat", "Geometry", "ImageFormats", "PreviewMacros", "SwiftUICore",
                "Typesetting",
            ],
            swiftSettings: swift5),
        .target(name: "UIKit", dependencies: ["FoundationCompat", "Geometry", "SwiftUICore", "UIKitCore"], swiftSettings: swift5),
        .target(
            name: "SwiftUI", dependencies: ["Combine", "FoundationCompat", "SwiftUICore", "Geometry", "UIKitCore"],
            swiftSettings: swift5),
        .target(
            name: "SwiftData", dependencies: ["FoundationCompat", "PreviewMacros", "SwiftUICore"], swiftSettings: swift5),
        .target(name: "Charts", dependencies: ["FoundationCompat", "Geometry", "DisplayList", "SwiftUICore"], swiftSettings: swift5),
        .target(
            name: "CoreData", dependencies: ["Assets", "FoundationCompat", "PreviewMacros", "SwiftUICore"],
            swiftSettings: swift5),
        .target(
            name: "CoreTransferable", dependencies: ["FoundationCompat", "SwiftUICore", "UniformTypeIdentifiers"],
            swiftSettings: swift5),
        .target(name: "MapKit", dependencies: ["CoreLocation", "FoundationCompat", "Geometry", "UIKitCore"], swiftSettings: swift5),
        .target(name: "CoreGraphics", dependencies: ["Geometry", "SwiftUICore", "UIKitCore"], swiftSettings: swift5),
        .target(
            name: "AlarmKit", dependencies: ["ActivityKit", "AppIntents", "FoundationCompat", "SwiftUICore"],
            swiftSettings: swift5),
        .target(name: "Accelerate", dependencies: ["FoundationCompat", "simd"], swiftSettings: swift5),
        .target(name: "AVFAudio", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "AVFoundation", dependencies: ["AVFAudio", "FoundationCompat"], swiftSettings: swift5),
        .target(name: "CloudKit", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "Contacts", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "CoreImageCore", dependencies: ["DisplayList", "FoundationCompat", "Geometry", "UIKitCore"], swiftSettings: swift5),
        .target(name: "CoreImage", dependencies: ["CoreImageCore", "FoundationCompat", "Geometry", "UIKitCore"], swiftSettings: swift5),
        .target(name: "CoreMotion", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(
            name: "CoreText", dependencies: ["FoundationCompat", "Geometry", "SwiftUICore", "Typesetting", "UIKitCore"],
            swiftSettings: swift5),
        .target(name: "CryptoKit", dependencies: ["CDigest", "FoundationCompat"], swiftSettings: swift5),
        .target(name: "DeviceActivity", dependencies: ["FoundationCompat", "ManagedSettings"], swiftSettings: swift5),
        .target(name: "EventKit", dependencies: ["FoundationCompat", "UIKitCore"], swiftSettings: swift5),
        .target(name: "FamilyControls", dependencies: ["Combine", "FoundationCompat", "ManagedSettings"], swiftSettings: swift5),
        .target(name: "GameKit", dependencies: ["FoundationCompat", "UIKitCore"], swiftSettings: swift5),
        .target(name: "HealthKit", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "ImageIO", dependencies: ["DisplayList", "FoundationCompat", "Geometry", "ImageFormats", "UIKitCore"], swiftSettings: swift5),
        .target(name: "LocalAuthentication", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "ManagedSettings", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "Network", dependencies: ["CDeterminism", "FoundationCompat"], swiftSettings: swift5),
        .target(name: "NetworkExtension", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "Photos", dependencies: ["FoundationCompat", "Geometry", "UIKitCore"], swiftSettings: swift5),
        .target(
            name: "PhotosUI", dependencies: ["FoundationCompat", "Photos", "SwiftUICore", "UIKitCore"],
            swiftSettings: swift5),
        .target(name: "QuartzCore", dependencies: ["FoundationCompat", "UIKitCore"], swiftSettings: swift5),
        .target(name: "SceneKit", dependencies: ["FoundationCompat", "SwiftUICore", "UIKitCore", "simd"], swiftSettings: swift5),
        .target(name: "Security", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "StoreKit", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "TipKit", dependencies: ["FoundationCompat", "SwiftUICore", "UIKitCore"], swiftSettings: swift5),
        .target(name: "UniformTypeIdentifiers", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "UserNotifications", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "WeatherKit", dependencies: ["CoreLocation", "FoundationCompat"], swiftSettings: swift5),
        .target(name: "simd", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .target(name: "Intents", dependencies: ["AppIntents", "CDeterminism", "CoreLocation", "FoundationCompat"], swiftSettings: swift5),
        .target(
            name: "WidgetKitCore",
            dependencies: ["ActivityKit", "AppIntents", "FoundationCompat", "SwiftUICore", "Intents", "CDeterminism", "CImageSections"], swiftSettings: swift5),
        .target(
            name: "WidgetRenderer",
            dependencies: [
                "AppIntents", "Assets", "WidgetKitCore", "FoundationCompat", "ImageFormats", "Rasterizer", "CDeterminism",
                "CCrashReporter", "CDigest", "CFoundationHooks", "CProcessLife", "CSandbox",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(name: "LayoutBenchmark", dependencies: ["SwiftUI", "SwiftUICore"], swiftSettings: swift5),
        .target(
            name: "EffectBenchmark", dependencies: ["DisplayList", "Geometry", "Rasterizer", "SwiftUI", "SwiftUICore"],
            swiftSettings: swift5),
        .target(
            name: "WidgetKit", dependencies: ["ActivityKit", "WidgetKitCore", "WidgetRenderer", "SwiftUI", "Typesetting"], swiftSettings: swift5),
        .executableTarget(
            name: "darkroom",
            dependencies: [
                "Assets", "CSandbox", "EffectBenchmark", "LayoutBenchmark", "SwiftText", "Typesetting", "WidgetRenderer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // An example as a program of its own: `swift run GameStatusWidget --output <folder>`.
        .executableTarget(
            name: "GameStatusWidget", dependencies: ["SwiftUI", "WidgetKit"], path: "Examples/GameStatusWidget",
            exclude: ["Info.plist"], resources: [.copy("Assets.xcassets")], swiftSettings: swift5),

        .testTarget(name: "AssetsTests", dependencies: ["Assets", "DisplayList", "ImageFormats"]),
        .testTarget(name: "ImageFormatsTests", dependencies: ["DisplayList", "ImageFormats"]),
        .testTarget(name: "FoundationCompatTests", dependencies: ["FoundationCompat"], swiftSettings: swift5),
        .testTarget(name: "DisplayListTests", dependencies: ["DisplayList", "Geometry"]),
        .testTarget(
            name: "RasterizerTests",
            dependencies: [
                "Rasterizer", "DisplayList", "Geometry", "ImageFormats", "PackagedFonts", "CDeflate", "CPNG",
            ]),
        .testTarget(name: "EffectBenchmarkTests", dependencies: ["EffectBenchmark"]),
        .testTarget(name: "SwiftTextTests", dependencies: ["SwiftText"]),
        .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents"], swiftSettings: swift5),
        .testTarget(name: "IntentsTests", dependencies: ["AppIntents", "Intents"], swiftSettings: swift5),
        .testTarget(name: "LayoutBenchmarkTests", dependencies: ["LayoutBenchmark"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "DisplayList", "PackagedFonts"]),
        .testTarget(name: "SwiftUICoreTests", dependencies: ["Combine", "OSLog", "SwiftUI", "SwiftUICore"], swiftSettings: swift5),
        .testTarget(
            name: "WidgetKitCoreTests", dependencies: ["AppIntents", "SwiftUI", "WidgetKit", "WidgetKitCore"],
            swiftSettings: swift5),
        .testTarget(
            name: "UIKitTests", dependencies: ["Assets", "DisplayList", "ImageIO", "SwiftUI", "SwiftUICore", "UIKitCore"],
            swiftSettings: swift5),
        .target(
            name: "GoldenFixtures",
            dependencies: ["Assets", "Charts", "DisplayList", "SwiftUI", "WidgetKit", "WidgetKitCore", "WidgetRenderer"],
            path: "Tests/GoldenFixtures", swiftSettings: swift5),
        .executableTarget(
            name: "CompareDisplayLists", dependencies: ["GoldenFixtures", "GoldenSupport"],
            path: "Tests/CompareDisplayLists", swiftSettings: swift5),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["DisplayList", "GoldenFixtures", "GoldenSupport", "Rasterizer", "SwiftUI", "SwiftUICore"],
            swiftSettings: swift5),
        .testTarget(
            name: "TruthTests",
            dependencies: ["SwiftUI", "UIKitCore", "WidgetKit", "WidgetKitCore", "Charts", "Rasterizer", "DisplayList"],
            swiftSettings: swift5),
        .testTarget(
            name: "ActivityTests",
            dependencies: [
                "ActivityKit", "AppIntents", "DisplayList", "SwiftUI", "WidgetKit", "WidgetKitCore", "WidgetRenderer",
            ],
            swiftSettings: swift5),
        .executableTarget(
            name: "FakeWidgetProgram",
            dependencies: ["CDeterminism", "WidgetRenderer", "WidgetKitCore", "DisplayList", "FoundationCompat", "Geometry"],
            path: "Tests/Fixtures/FakeWidgetProgram"),
        .testTarget(
            name: "WidgetRendererTests",
            dependencies: [
                "AppIntents", "Assets", "WidgetRenderer", "WidgetKitCore", "DisplayList", "Rasterizer", "darkroom", "FakeWidgetProgram", "CDeterminism", "CProcessLife", "CDigest",
                "ProgramSupport",
            ]),
        .testTarget(
            name: "APICoverageTests", dependencies: ["GoldenSupport", "darkroom"], exclude: ["used-symbols.csv"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "SwiftUICore"], swiftSettings: swift5),
        .testTarget(
            name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUI", "SwiftUICore"], swiftSettings: swift5),
        .testTarget(
            name: "CoreDataTests", dependencies: ["Assets", "CoreData", "SwiftUI", "SwiftUICore"], swiftSettings: swift5),
        .testTarget(
            name: "AppSideTests",
            dependencies: [
                "Accelerate", "AlarmKit", "AVFoundation", "CloudKit", "Contacts", "CoreImageCore", "CoreMotion",
                "CoreText", "CryptoKit", "DarwinLibrary", "DeviceActivity", "EventKit", "FamilyControls", "GameKit",
                "HealthKit", "LocalAuthentication", "ManagedSettings", "Network", "NetworkExtension", "Photos",
                "PhotosUI", "QuartzCore", "SceneKit", "Security", "simd", "StoreKit", "TipKit",
                "UniformTypeIdentifiers", "UserNotifications", "WeatherKit", "CoreLocation", "FoundationCompat",
                "MapKit", "SwiftUI", "UIKitCore", "WidgetKit",
            ],
            swiftSettings: swift5),
        .testTarget(
            name: "ReaderFuzzTests",
            dependencies: [
                "AppIntents", "Assets", "FoundationCompat", "ImageFormats", "Rasterizer", "SwiftText", "WidgetKitCore",
                "WidgetRenderer", "darkroom",
            ],
            swiftSettings: swift5),
        .target(name: "ProgramSupport", path: "Tests/ProgramSupport"),
        .target(name: "GoldenSupport", dependencies: ["Rasterizer", "DisplayList"], path: "Tests/GoldenSupport"),
        .testTarget(
            name: "EndToEndTests", dependencies: ["ProgramSupport", "GoldenSupport", "Rasterizer", "darkroom"]),
    ]
)

// Fixtures and tests are compiled as darkroom compiles widgets: without optimization, which would take two minutes more
// of a release build with tests. What they run is optimized.
for target in package.targets where target.type == .test || ["GoldenFixtures", "FakeWidgetProgram"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
