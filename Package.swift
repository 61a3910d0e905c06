// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// A room of `Sources` a function. Each lists what its modules import, and imports point to rooms above it only; the
// README of each room says what belongs there, and a test (Tests/PackageTests) holds both.

/// C: system libraries, and what Swift cannot say.
func c(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/C/\(name)")
}

func system(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
    .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// What to draw, as values, and from values to pixels.
func drawing(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Drawing/\(name)")
}

/// What an extension's bundle and the system's languages hold.
func resources(_ name: String, _ dependencies: Target.Dependency..., links library: String? = nil) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/Resources/\(name)",
        linkerSettings: library.map { [.linkedLibrary($0)] })
}

/// What widget sources import. SwiftUI's own protocols are `@MainActor @preconcurrency` and its consumers compile in
/// Swift 5 mode, as Xcode's default is; the modules that hold no user code are in Swift 6 mode.
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

func apple(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Apple/\(name)", swiftSettings: swift5)
}

/// From widgets to folders of pictures.
func engine(_ name: String, _ dependencies: Target.Dependency..., page files: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Engine/\(name)", exclude: files)
}

/// What is told and asked, as values that every room may name.
func model(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Engine/\(name)")
}

/// What is drawn around pictures of widgets.
func composition(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/Compositions/\(name)", swiftSettings: swift5)
}

/// What tests of widgets import.
func testing(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Testing/\(name)", swiftSettings: swift5)
}

/// The command line and what serves it.
func tool(_ name: String, _ dependencies: Target.Dependency..., page files: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Tool/\(name)", exclude: files)
}

/// The frameworks of what only a device has, which mostly refuse, and what each imports besides FoundationCompat.
let deviceFrameworks: KeyValuePairs<String, [Target.Dependency]> = [
    "AVFAudio": ["RenderModel"],
    "AVFoundation": ["AVFAudio"],
    "AlarmKit": ["ActivityKit", "AppIntents", "RenderModel", "SwiftUICore"],
    "AudioToolbox": [],
    "CloudKit": ["RenderModel"],
    "Contacts": ["RenderModel"],
    "CoreHaptics": [],
    "CoreMotion": ["RenderModel"],
    "CoreSpotlight": ["AppIntents", "UniformTypeIdentifiers"],
    "DeviceActivity": ["ManagedSettings", "RenderModel"],
    "EventKit": ["CoreLocation", "RenderModel", "UIKitCore"],
    "FamilyControls": ["Combine", "ManagedSettings", "RenderModel"],
    "GameKit": ["RenderModel", "UIKitCore"],
    "HealthKit": ["RenderModel"],
    "LocalAuthentication": ["RenderModel"],
    "ManagedSettings": [],
    "Network": ["Launch", "RenderModel"],
    "NetworkExtension": ["RenderModel"],
    "Photos": ["RenderModel", "UIKitCore"],
    "PhotosUI": ["Photos", "RenderModel", "SwiftUICore", "UIKitCore"],
    "SceneKit": ["Geometry", "RenderModel", "simd", "SwiftUICore", "UIKitCore"],
    "Security": ["ProcessContext", "RenderModel"],
    "StoreKit": ["RenderModel"],
    "TipKit": ["PreviewMacros", "SwiftUI", "SwiftUICore", "UIKitCore"],
    "UserNotifications": ["RenderModel"],
    "WatchConnectivity": ["RenderModel"],
    "WeatherKit": ["CoreLocation", "RenderModel"],
]

// No product for other packages has these, as packages ask whether they can import them and take that for Apple's
// systems.
let runtimeOnly = [
    "Accelerate", "Accessibility", "CommonCrypto", "CoreImage", "CoreText", "CryptoKit", "DarkroomCompositions",
    "DarwinLibrary", "ImageIO", "QuartzCore", "UniformTypeIdentifiers", "simd",
]
// What widgets of other packages import as well.
let shared = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Intents", "CoreGraphics", "CoreLocation", "MapKit", "Combine",
    "OSLog", "SystemLog",
]
// Each a product of its own: other packages ask whether they can import them, too.
let apart = ["UIKit", "CoreData", "SwiftData", "Charts"]

let runtime = shared + apart + ["CoreTransferable"] + runtimeOnly + deviceFrameworks.map(\.key)

// What Swift Testing looks for beside Apple's modules. They import none of those by name, as packages ask whether they
// can.
let testingOverlays = ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"]

/// What manifests of other tools import.
func manifest(_ name: String) -> Target { .target(name: name, path: "Sources/Manifests/\(name)") }

/// Tests, and what serves them.
func tests(
    _ name: String, _ dependencies: Target.Dependency..., exclude: [String] = [], settings: [SwiftSetting]? = nil
) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func testSupport(_ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

func testProgram(
    _ name: String, _ dependencies: Target.Dependency..., at path: String? = nil, settings: [SwiftSetting]? = nil
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Tests/\(path ?? name)", swiftSettings: settings)
}

/// HTTP for `darkroom watch`. FlyingFox would be a tenth of it, and cannot be built beside modules named OSLog,
/// CryptoKit and UniformTypeIdentifiers: it takes those that the package has for Apple's.
let http: [Target.Dependency] = ["NIOCore", "NIOHTTP1", "NIOPosix"].map { .product(name: $0, package: "swift-nio") }
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "darkroom",
    products: [
        .executable(name: "darkroom", targets: ["darkroom"]),
        .executable(name: "darkroom-compositions", targets: ["darkroom-compositions"]),
        .library(name: "WidgetKit", targets: shared + ["LinkedCommandLine"]),
        .library(
            name: "DarkroomRuntime", type: .dynamic, targets: runtime),
        .library(name: "DarkroomManifests", type: .dynamic, targets: ["ProjectDescription"]),
        .library(name: "WidgetSnapshotTesting", targets: ["WidgetSnapshotTesting"] + testingOverlays),
        .plugin(name: "RenderWidgets", targets: ["RenderWidgets"]),
        // With what makes pixels of views' images, which no module of views imports.
    ] + apart.map { .library(name: $0, targets: [$0, "Rasterizer"]) },
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    ],
    targets: [
        system("CCairo", "cairo-ft", "libcairo2-dev"),
        system("CPango", "pangocairo", "libpango1.0-dev"),
        system("CPNG", "libpng", "libpng-dev"),
        c("CSandbox"),
        c("CDeterminism", "CSandbox"),
        c("CCallSite"),
        c("CFoundationHooks"),
        c("CCrashReporter"),
        c("CProcessLife"),
        c("CDeflate"),
        c("CDigest"),
        c("CPixels"),
        c("CImageSections"),
        c("CUnfairLock"),
        c("CHashSeed"),
        c("CLinkedParts"),
        c("CPages"),
        c("CImageCodecs", "CDeterminism", "CPNG"),

        model("Findings", "SystemSupport"),
        model("ProcessContext"),
        model("SystemSupport", "CDeterminism", "CDigest", "CSandbox", "ProcessContext"),

        drawing("Geometry"),
        drawing("DisplayList", "CLinkedParts", "Geometry", "ProcessContext"),
        drawing("ImageFormats", "CImageCodecs", "DisplayList", "ProcessContext"),
        drawing(
            "Typesetting", "CDeterminism", "CPango", "DisplayList", "Geometry", "PackagedFonts", "ProcessContext"),
        drawing(
            "Rasterizer", "CCairo", "CDeflate", "CImageCodecs", "CPixels", "CPNG", "DisplayList", "Findings",
            "Geometry", "ImageFormats"),
        // The typefaces and symbols.
        .target(
            name: "PackagedFonts", dependencies: ["CImageSections"], path: "fonts", exclude: ["README.md", "licences"],
            sources: ["PackagedFonts.swift"], resources: [.copy("faces"), .copy("symbols")]),

        // The ICU that Foundation itself links.
        resources("ICU", links: "_FoundationICU"),
        resources("PropertyLists"),
        resources("AppData", "PropertyLists", "SystemSupport"),
        resources("Launch", "CDeterminism", "ProcessContext"),
        resources(
            "Assets", "DisplayList", "Findings", "Geometry", "ICU", "ImageFormats", "Launch", "ProcessContext",
            "PropertyLists", "SystemSupport"),

        model(
            "RenderModel", "Assets", "DisplayList", "Findings", "Geometry", "ImageFormats", "Launch", "SystemSupport"),

        model(
            "Snapshots", "DisplayList", "Findings", "Geometry", "ImageFormats", "Rasterizer", "RenderModel",
            "SystemSupport"),

        apple("Combine", "CDeterminism"),
        apple("OSLog", "CDeterminism", "FoundationCompat"),
        apple("DarwinLibrary", "CDeterminism", "CUnfairLock"),
        apple("SystemLog", "DarwinLibrary", "OSLog"),
        apple(
            "FoundationCompat", "AppData", "Assets", "CDeterminism", "CFoundationHooks", "Combine", "CSandbox",
            "DarwinLibrary", "DisplayList", "Findings", "Geometry", "ICU", "Launch", "PreviewMacros", "ProcessContext",
            "RenderModel"),
        apple("ActivityKit", "FoundationCompat", "ProcessContext"),
        apple("CoreLocation", "FoundationCompat", "RenderModel"),
        apple("CryptoKit", "CDigest", "FoundationCompat"),
        apple("CommonCrypto", "CryptoKit", "FoundationCompat"),
        apple("UniformTypeIdentifiers", "AppIntents", "FoundationCompat"),
        apple("simd", "FoundationCompat"),
        apple("Accelerate", "FoundationCompat", "simd"),
        apple("AppIntents", "CoreLocation", "Findings", "FoundationCompat", "PreviewMacros", "RenderModel"),
        apple("Intents", "AppIntents", "CoreLocation", "Findings", "FoundationCompat", "Launch", "RenderModel"),
        apple(
            "SwiftUICore", "AppIntents", "Assets", "CCallSite", "Combine", "DisplayList", "Findings",
            "FoundationCompat", "Geometry", "ICU", "PackagedFonts", "PreviewMacros", "RenderModel", "Typesetting"),
        apple("Accessibility", "FoundationCompat", "Geometry", "SwiftUICore"),
        apple("Charts", "FoundationCompat", "Geometry", "SwiftUICore"),
        apple(
            "CoreData", "Assets", "Combine", "Findings", "FoundationCompat", "PreviewMacros", "ProcessContext",
            "RenderModel", "SwiftUICore"),
        apple("CoreTransferable", "FoundationCompat", "SwiftUICore", "UniformTypeIdentifiers"),
        apple(
            "SwiftData", "Findings", "FoundationCompat", "PreviewMacros", "ProcessContext", "RenderModel",
            "SwiftUICore"),
        apple(
            "UIKitCore", "Assets", "Combine", "DisplayList", "Findings", "FoundationCompat", "Geometry",
            "ImageFormats", "PreviewMacros", "ProcessContext", "RenderModel", "SwiftUICore", "Typesetting"),
        apple("CoreGraphics", "Geometry", "SwiftUICore", "UIKitCore"),
        apple("CoreImageCore", "DisplayList", "FoundationCompat", "Geometry", "RenderModel", "UIKitCore"),
        apple("CoreImage", "CoreImageCore", "FoundationCompat", "Geometry", "UIKitCore"),
        apple("CoreText", "FoundationCompat", "Geometry", "SwiftUICore", "UIKitCore"),
        apple(
            "ImageIO", "DisplayList", "FoundationCompat", "Geometry", "ImageFormats", "ProcessContext", "RenderModel",
            "UIKitCore"),
        apple(
            "MapKit", "CoreLocation", "FoundationCompat", "Geometry", "RenderModel", "SwiftUICore", "UIKitCore"),
        apple("QuartzCore", "FoundationCompat", "UIKitCore"),
        apple("UIKit", "FoundationCompat", "Geometry", "SwiftUICore", "UIKitCore"),
        apple("SwiftUI", "Combine", "FoundationCompat", "Geometry", "SwiftUICore", "UIKitCore"),
        apple(
            "WidgetKitCore", "ActivityKit", "AppIntents", "Assets", "CDeterminism", "CImageSections", "DisplayList",
            "Findings", "FoundationCompat", "Geometry", "Intents", "Launch", "ProcessContext", "RenderModel",
            "SwiftUICore", "Typesetting"),
        apple("WidgetKit", "ActivityKit", "RenderWorker", "SwiftUI", "SwiftUICore", "WidgetKitCore"),

        engine(
            "RenderWorker", "AppData", "Assets", "CCrashReporter", "CDeterminism", "CDigest", "CFoundationHooks",
            "CProcessLife", "DisplayList", "Findings", "FoundationCompat", "Geometry", "ImageFormats", "Launch",
            "PackagedFonts", "ProcessContext", "Rasterizer", "RenderModel", "Snapshots", "SystemSupport",
            "Typesetting", "WidgetKitCore"),
        // What a command is about, before anything is done: devices, pictures, instants.
        engine(
            "RenderPlanning", "Assets", "DisplayList", "Findings", "Geometry", "RenderModel", "Snapshots",
            "SystemSupport"),
        engine(
            "RenderCoordinator", "Assets", "CCrashReporter", "CDeterminism", "DisplayList", "Findings", "Gallery",
            "Geometry", "ImageFormats", "Launch", "Rasterizer", "RenderModel", "RenderPlanning", "Snapshots",
            "SystemSupport", "WebPages"),
        // Verbs of their own: each brings what the runner does for it, and how that is told.
        engine(
            "Verification", "Findings", "Geometry", "Rasterizer", "RenderCoordinator", "RenderModel", "RenderPlanning",
            "Reports", "Snapshots", "SystemSupport"),
        engine("Taps", "Findings", "Geometry", "RenderCoordinator", "RenderModel", "RenderPlanning", "SystemSupport"),
        engine(
            "Timelines", "ContactSheets", "DisplayList", "Findings", "Geometry", "ImageFormats", "Rasterizer",
            "RenderCoordinator", "RenderModel", "RenderPlanning", "SystemSupport", "Taps", "Typesetting", "WebPages"),
        engine(
            "ContactSheets", "DisplayList", "Gallery", "Geometry", "Rasterizer", "RenderCoordinator", "RenderModel",
            "SystemSupport", "Typesetting"),
        engine(
            "CompositionPlans", "Geometry", "Rasterizer", "RenderCoordinator", "RenderModel", "RenderPlanning",
            "SystemSupport"),

        // What the pages share; below both that write some.
        engine("WebPages", "CPages", "SystemSupport", page: ["base.css", "elements.js"]),

        // A page of pictures, from values: it knows no run and no manifest.
        engine(
            "Gallery", "CPages", "SystemSupport", "WebPages",
            page: [
                "Page/gallery.css", "Page/model.js", "Page/filters.js", "Page/contents.js", "Page/grid.js",
                "Page/dialog.js", "Page/main.js",
            ]),

        engine(
            "Reports", "CPages", "Findings", "RenderModel", "Snapshots", "SystemSupport", "WebPages",
            page: [
                "Page/report.css", "Page/model.js", "Page/list.js", "Page/pictures.js", "Page/detail.js",
                "Page/main.js",
            ]),

        composition(
            "DarkroomCompositions", "DisplayList", "Geometry", "ImageFormats", "RenderModel", "RenderWorker",
            "SwiftUICore", "WidgetKitCore"),
        composition("DarkroomScreens", "DarkroomCompositions", "RenderModel", "SwiftUI"),
        .executableTarget(
            name: "darkroom-compositions", dependencies: ["DarkroomCompositions", "DarkroomScreens"],
            path: "Sources/Compositions/darkroom-compositions", swiftSettings: swift5),

        testing("_Testing_CoreGraphics", "UIKitCore"),
        testing("_Testing_CoreImage", "CoreImageCore", "UIKitCore"),
        testing("_Testing_UIKit", "UIKitCore"),
        testing(
            "WidgetSnapshotTesting", "CDeterminism", "CHashSeed", "DisplayList", "FoundationCompat", "Geometry",
            "ProcessContext", "Rasterizer", "RenderModel", "RenderPlanning", "RenderWorker", "Snapshots", "SwiftUICore",
            "SystemSupport", "WidgetKitCore"),

        // Without swift-syntax, which would add one minute to a debug build and four to a release one.
        tool("SwiftText"),
        tool("SourcePlaces", "Findings", "SwiftText"),
        tool("YAMLText"),
        tool("XcodeProjects", "Assets", "Findings", "Launch", "PropertyLists", "SystemSupport", "YAMLText"),
        // The compiler plugin for #Preview and @Entry. It speaks the compiler's messages itself.
        .macro(name: "PreviewMacros", dependencies: ["SwiftText"], path: "Sources/Tool/PreviewMacros"),
        // darkroom.yml: its keys, its mistakes and what becomes of it.
        tool("ProjectSettings", "Assets", "Findings", "RenderModel", "RenderPlanning", "SystemSupport", "YAMLText"),
        // Every verb of the command line, about widgets of whatever source.
        tool(
            "DarkroomCommands", "AppData", "Assets", "CompositionPlans", "ContactSheets", "Findings", "Geometry",
            "Launch", "ProjectSettings", "RenderCoordinator", "RenderModel", "RenderPlanning", "Reports", "Snapshots",
            "SystemSupport", "Taps", "Timelines", "Typesetting", "Verification", "XcodeProjects", argumentParser),
        // A session that draws widgets whenever they are saved, and its page; and what serves that.
        tool(
            "Watching", "CPages", "Findings", "Geometry", "RenderCoordinator", "RenderModel", "RenderPlanning",
            "SystemSupport", "Taps", "Typesetting", "WebPages",
            page: [
                "Page/watch.css", "Page/session.js", "Page/tiles.js", "Page/inspector.js", "Page/switches.js",
                "Page/layout.js",
            ]),
        tool("WatchServer", "RenderCoordinator", "Watching", http[0], http[1], http[2]),
        // The same in a package's own program.
        tool("LinkedCommandLine", "DarkroomCommands"),
        // Tuist's: a project without an .xcodeproj is a program that says what it would be.
        manifest("ProjectDescription"),
        .executableTarget(
            name: "darkroom",
            dependencies: [
                "Assets", "DarkroomCommands", "Findings", "ImageFormats", "Launch", "ProjectDescription",
                "ProjectSettings", "PropertyLists",
                "Rasterizer", "RenderCoordinator", "RenderModel", "RenderPlanning", "Snapshots", "SourcePlaces",
                "SwiftText", "SystemSupport", "Watching", "WatchServer", "XcodeProjects", argumentParser,
            ], path: "Sources/Tool/darkroom", resources: [.copy("Compiling/HeaderlessModules.modulemap")]),

        .target(
            name: "ReleaseModules",
            dependencies: (["darkroom", "darkroom-compositions"] + runtime).map { .init(stringLiteral: $0) },
            path: "Sources/Tool/ReleaseModules"),

        .plugin(
            name: "RenderWidgets",
            capability: .command(
                intent: .custom(
                    verb: "render-widgets", description: "Render the widgets of the package to PNG with Darkroom."),
                permissions: [.writeToPackageDirectory(reason: "The images are written to darkroom-output.")])),

        // An example as a program of its own: `swift run GameStatusWidget --output <folder>`.
        .executableTarget(
            name: "GameStatusWidget", dependencies: ["LinkedCommandLine", "SwiftUI", "WidgetKit"],
            path: "Examples/GameStatusWidget", exclude: ["Info.plist"],
            resources: [.copy("Assets.xcassets")], swiftSettings: swift5),

        testSupport("TestSupport", "ProcessContext"),
        tests("ProcessContextTests", "ProcessContext"),
        tests("AssetsTests", "Assets", "DisplayList", "Findings", "ImageFormats", "TestSupport"),
        tests("PropertyListsTests", "PropertyLists"),
        tests("ImageFormatsTests", "DisplayList", "ImageFormats"),
        tests(
            "FoundationCompatTests", "AppData", "FoundationCompat", "Launch", "ProcessContext", "RenderModel",
            "TestSupport", settings: swift5),
        tests("DisplayListTests", "DisplayList", "Geometry"),
        tests(
            "RasterizerTests", "CDeflate", "CPixels", "CPNG", "DisplayList", "Geometry", "ImageFormats",
            "PackagedFonts", "Rasterizer"),
        // How layout and effects grow, which `make benchmark` prints.
        testSupport("LayoutBenchmark", "Geometry", "SwiftUI", "SwiftUICore", settings: swift5),
        testSupport(
            "EffectBenchmark", "DisplayList", "Geometry", "Rasterizer", "SwiftUI", "SwiftUICore", settings: swift5),
        testProgram("EngineBenchmarks", "EffectBenchmark", "LayoutBenchmark", "RenderCoordinator", argumentParser),
        tests("EffectBenchmarkTests", "EffectBenchmark"),
        tests("SwiftTextTests", "SwiftText"),
        tests("SourcePlacesTests", "Findings", "SourcePlaces", "SwiftText", "TestSupport"),
        tests("AppIntentsTests", "AppIntents", "Findings", "RenderModel", settings: swift5),
        tests("IntentsTests", "AppIntents", "Findings", "Intents", "RenderModel", settings: swift5),
        tests("LayoutBenchmarkTests", "LayoutBenchmark"),
        tests("TypesettingTests", "DisplayList", "PackagedFonts", "Typesetting"),
        tests(
            "SwiftUICoreTests", "Assets", "Combine", "DisplayList", "Findings", "FoundationCompat", "Geometry", "OSLog",
            "SwiftUI", "SwiftUICore", "Typesetting", settings: swift5),
        tests(
            "WidgetKitCoreTests", "ActivityKit", "AppIntents", "Assets", "Charts", "DisplayList", "Findings",
            "FoundationCompat", "Intents", "Launch", "RenderModel", "SwiftUI", "SwiftUICore", "TestSupport",
            "WidgetKit", "WidgetKitCore", settings: swift5),
        tests(
            "UIKitTests", "Assets", "DisplayList", "ImageIO", "ProcessContext", "SwiftUI", "SwiftUICore", "UIKitCore",
            settings: swift5),
        testSupport(
            "GoldenFixtures", "ActivityKit", "AppIntents", "Assets", "Charts", "CoreText", "DisplayList", "Findings",
            "Geometry", "Launch", "Rasterizer", "RenderModel", "RenderWorker", "SwiftUI", "SwiftUICore", "TestSupport",
            "WidgetKit", "WidgetKitCore", settings: swift5),
        testProgram("CompareDisplayLists", "GoldenFixtures", "TestSupport", settings: swift5),
        tests(
            "GoldenTests", "DisplayList", "GoldenFixtures", "Rasterizer", "SwiftUI", "SwiftUICore", "TestSupport",
            "WidgetSnapshotTesting", settings: swift5),
        tests(
            "TruthTests", "Charts", "DisplayList", "Geometry", "Rasterizer", "RenderModel", "RenderWorker", "SwiftUI",
            "SwiftUICore", "Typesetting", "UIKitCore", "WidgetKit", "WidgetKitCore", settings: swift5),
        tests(
            "ActivityTests", "ActivityKit", "DarkroomCommands", "RenderModel", "RenderPlanning", "SwiftUI", "WidgetKit",
            "WidgetKitCore", settings: swift5),
        testProgram(
            "FakeWidgetProgram", "CDeterminism", "DisplayList", "Findings", "FoundationCompat", "Geometry",
            "LinkedCommandLine", "RenderModel", "RenderWorker", "WidgetKitCore", at: "Fixtures/FakeWidgetProgram"),
        // Plans of two widgets that nobody compiles.
        testSupport("PlanSamples", "RenderModel", "RenderPlanning"),
        tests("DeterminismTests", "CDeterminism", "CProcessLife"),
        tests("SystemSupportTests", "CDigest", "RenderCoordinator", "SystemSupport", "TestSupport"),
        tests("RenderModelTests", "Findings", "Geometry", "RenderModel", "SystemSupport"),
        tests(
            "SnapshotsTests", "DisplayList", "Findings", "Geometry", "Rasterizer", "RenderModel", "Snapshots",
            "SystemSupport", "TestSupport"),
        tests("GalleryTests", "Gallery", "SystemSupport", "TestSupport"),
        tests("ReportsTests", "Findings", "Reports", "Snapshots", "SystemSupport", "TestSupport"),
        tests("RenderPlanningTests", "PlanSamples", "RenderModel", "RenderPlanning", "Snapshots"),
        tests("TimelinesTests", "RenderModel", "RenderPlanning", "Taps", "Timelines"),
        tests(
            "RenderCoordinatorTests", "ContactSheets", "DisplayList", "Findings", "Gallery", "Geometry", "Launch",
            "PlanSamples", "RenderCoordinator", "RenderModel", "RenderPlanning", "Snapshots", "SystemSupport",
            "TestSupport", "Timelines", "Verification"),
        tests(
            "RenderWorkerTests", "AppData", "DarkroomCommands", "DisplayList", "Findings", "Geometry", "PlanSamples",
            "Rasterizer", "RenderModel", "RenderWorker", "SwiftUICore", "TestSupport", "WidgetKitCore"),
        tests(
            "DarkroomCommandsTests", "DarkroomCommands", "PlanSamples", "RenderCoordinator", "RenderModel",
            "RenderPlanning", "SystemSupport", "TestSupport", "XcodeProjects", argumentParser),
        tests(
            "ProjectSettingsTests", "ProjectSettings", "RenderModel", "SystemSupport", "TestSupport", "YAMLText",
            exclude: ["mistakes.yml"]),
        tests(
            "WatchingTests", "FakeWidgetProgram", "Launch", "ProcessContext", "RenderCoordinator", "RenderModel",
            "RenderPlanning", "SystemSupport", "TestSupport", "Watching"),
        tests("WatchServerTests", "RenderCoordinator", "Watching", "WatchServer"),
        tests(
            "WidgetProgramTests", "FakeWidgetProgram", "Launch", "RenderCoordinator", "RenderModel", "RenderPlanning",
            "SystemSupport", "Taps", "TestSupport", "Timelines"),
        tests(
            "DarkroomTests", "Assets", "darkroom", "DarkroomCommands", "DisplayList", "Findings", "ProjectDescription",
            "RenderCoordinator", "RenderModel", "SwiftText", "SystemSupport", "TestSupport", "Watching",
            "WidgetKitCore", "XcodeProjects"),
        tests("APICoverageTests", "darkroom", "TestSupport", exclude: ["used-symbols.csv"]),
        tests("ChartsTests", "Charts", "SwiftUICore", settings: swift5),
        tests(
            "SwiftDataTests", "ProcessContext", "RenderModel", "SwiftData", "SwiftUI", "SwiftUICore",
            settings: swift5),
        tests(
            "CoreDataTests", "Assets", "CoreData", "Launch", "ProcessContext", "RenderModel", "SwiftUI", "SwiftUICore",
            settings: swift5),
        tests(
            "AppSideTests", "Accelerate", "Accessibility", "AlarmKit", "AppIntents", "AudioToolbox", "AVFoundation",
            "CloudKit", "Combine", "CommonCrypto", "Contacts", "CoreHaptics", "CoreImageCore", "CoreLocation",
            "CoreMotion", "CoreSpotlight", "CoreText", "CoreTransferable", "CryptoKit", "DeviceActivity", "EventKit",
            "FamilyControls", "FoundationCompat", "GameKit", "HealthKit", "LocalAuthentication", "ManagedSettings",
            "MapKit", "Network", "NetworkExtension", "OSLog", "Photos", "PhotosUI", "ProcessContext", "QuartzCore",
            "RenderModel", "SceneKit", "Security", "simd", "StoreKit", "SwiftUI", "TipKit", "UIKit", "UIKitCore",
            "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WeatherKit", "WidgetKit",
            settings: swift5),
        tests(
            "WidgetSnapshotTestingTests", "CoreGraphics", "CoreImage", "RenderModel", "SwiftUI", "TestSupport", "UIKit",
            "WidgetKit", "WidgetSnapshotTesting", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
            settings: swift5),
        tests(
            "CompositionTests", "CompositionPlans", "DarkroomCompositions", "DarkroomScreens", "DisplayList",
            "Rasterizer", "RenderModel", "RenderPlanning", "TestSupport", "WidgetKitCore", "WidgetSnapshotTesting",
            settings: swift5),
        tests("FindingsTests", "Findings", "SystemSupport"),
        tests("PackageTests", "TestSupport"),
        tests("XcodeProjectsTests", "Launch", "TestSupport", "XcodeProjects"),
        tests("YAMLTextTests", "YAMLText"),
        tests(
            "ReaderFuzzTests", "AppData", "AppIntents", "Assets", "darkroom", "DarkroomCommands", "FoundationCompat",
            "ImageFormats", "ProjectSettings", "Rasterizer", "RenderCoordinator", "RenderModel", "RenderPlanning",
            "RenderWorker", "SwiftText", "WidgetKitCore", "XcodeProjects", settings: swift5),
        tests(
            "EndToEndTests", "darkroom", "Findings", "Launch", "Rasterizer", "TestSupport", "WidgetSnapshotTesting"),
    ] + deviceFrameworks.map { name, others in
        .target(
            name: name, dependencies: ["FoundationCompat"] + others, path: "Sources/Apple/Device/\(name)",
            swiftSettings: swift5)
    }
)

// Compiled without optimization, as the tests are. What reads projects and commands took some 320 s of a release
// build's 1,214 s of processor time, and takes 70 s so: commands on small projects are as quick as before, and of a
// large project's first compilation, 150 s, it has 9. AppIntents, Snapshots, CoreData and seven more took another
// 143 s. What looks at each byte of sources, draws, or does anything for each picture is optimized.
let unoptimized = [
    "AppData", "AppIntents", "Combine", "CompositionPlans", "ContactSheets", "CoreData", "DarkroomCommands",
    "DarkroomScreens", "FakeWidgetProgram", "Gallery", "GoldenFixtures", "Intents", "Launch", "MapKit",
    "ProjectDescription", "ProjectSettings", "Reports", "Snapshots", "SwiftData", "Taps", "Timelines", "Verification",
    "WatchServer", "Watching", "XcodeProjects", "YAMLText", "darkroom",
] + deviceFrameworks.map(\.key)
for target in package.targets where target.type == .test || unoptimized.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
