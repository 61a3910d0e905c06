import Foundation

/// Where a module is that sources import.
enum ModuleStatus: Hashable {
    /// Darkroom's own, under the name of Apple's.
    case runtime
    /// Swift's for Linux, which iOS has too.
    case toolchain
    /// The project's or a package's, which is compiled along.
    case project
    /// It tells another system from the one that is compiled for, and is missed by nobody.
    case otherSystem
    /// Nowhere; why, where more is known.
    case absent(reason: String?)

    var isAvailable: Bool {
        switch self {
        case .runtime, .toolchain, .project: true
        case .otherSystem, .absent: false
        }
    }
}

/// Which modules can be imported, and where they come from.
struct ModuleAvailability {
    /// What is known of the modules of the project and of packages.
    enum Project {
        /// Where names are looked for that nothing else has.
        case search(ModuleSearch)
        /// Those that have been compiled, and why others have not.
        case compiled(Set<String>, reasons: [String: String])
    }

    private let runtime: Set<String>
    private let toolchain: Set<String>
    private let project: Project

    /// - Parameters:
    ///   - runtime: the names of Darkroom's modules.
    ///   - toolchain: those of Swift's for Linux.
    init(runtime: Set<String>, toolchain: Set<String>, project: Project = .compiled([], reasons: [:])) {
        self.runtime = runtime
        self.toolchain = toolchain
        self.project = project
    }

    init(_ runtime: RuntimeLibrary, _ toolchain: Toolchain, project: Project) {
        self.init(
            // UIKit is a module of the runtime's that its folder need not have.
            runtime: Self.modules(in: runtime.modules).union(["UIKit"]).union(RuntimeLibrary.moduleAliases.keys),
            // The compiler has Builtin inside, which packages may import with its experimental feature.
            toolchain: Self.modules(in: toolchain.modules).union(["Builtin"]), project: project)
    }

    /// Whether a module is one that only `darkroom` itself is linked with: a build from source keeps it beside the
    /// runtime's, and a project's package of the same name is the one that counts.
    private static func isOfCommand(_ name: String) -> Bool {
        name.hasPrefix("NIO") || name.hasPrefix("_NIO") || name.hasPrefix("ArgumentParser")
            || ["Atomics", "DequeModule", "InternalCollectionsUtilities"].contains(name)
    }

    private static func modules(in folder: String) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
            .filter { !isOfCommand($0) }
    }

    /// What sources ask for to tell other systems from iOS.
    static let otherSystems: Set<String> = ["Glibc", "Musl", "Android", "Bionic", "WinSDK", "AppKit", "Cocoa"]

    /// The same with what has been compiled as all that the project and packages have.
    func compiled(_ names: some Sequence<String>, reasons: [String: String]) -> ModuleAvailability {
        ModuleAvailability(runtime: runtime, toolchain: toolchain, project: .compiled(Set(names), reasons: reasons))
    }

    /// - Parameters:
    ///   - platform: what the sources that import it are compiled for. Those for Linux see nothing of the runtime's.
    ///   - scope: how far it is looked for where nothing has it.
    func status(
        of name: String, on platform: PlatformConditions.Platform = .phone, in scope: ModuleSearch.Scope = .named
    ) -> ModuleStatus {
        if case .compiled(let names, _) = project, names.contains(name) { return .project }
        if platform == .linux, toolchain.contains(name) { return .toolchain }
        if Self.otherSystems.contains(name) { return .otherSystem }
        if runtime.contains(name) {
            guard platform == .phone else { return .absent(reason: nil) }
            return DeviceFrameworks.names.contains(name) || name == "Charts" ? replacement(of: name) : .runtime
        }
        if toolchain.contains(name) { return .toolchain }
        switch project {
        case .compiled(_, let reasons): return .absent(reason: reasons[name])
        case .search(let search):
            return search.has(name, in: scope) ? .project : .absent(reason: search.reasons[name])
        }
    }
}

extension ModuleAvailability {
    /// Where a framework is that none of the runtime's others needs, so that a package may have its name: Charts was a
    /// package's for years before it was Apple's.
    private func replacement(of name: String) -> ModuleStatus {
        switch project {
        case .compiled(_, let reasons): return reasons[name].map { .absent(reason: $0) } ?? .runtime
        case .search(let search):
            guard search.hasProduct(name) else { return .runtime }
            if search.has(name, in: .everywhere) { return .project }
            return search.reasons[name].map { .absent(reason: $0) } ?? .runtime
        }
    }
}

/// Frameworks of what only a device has: they compile, and answer as a device whose user refuses. The folders of
/// `Sources/Apple/Device`; a test holds them together.
enum DeviceFrameworks {
    static let names = Set(
        """
        AlarmKit AudioToolbox AVFAudio AVFoundation CloudKit Contacts CoreHaptics CoreMotion CoreSpotlight
        DeviceActivity EventKit FamilyControls GameKit HealthKit LocalAuthentication ManagedSettings Network
        NetworkExtension Photos PhotosUI SceneKit Security StoreKit TipKit UserNotifications WatchConnectivity WeatherKit
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// The frameworks of iOS, told from packages where one of them is missing.
enum AppleFrameworks {
    static let names = Set(
        """
        AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit
        Cinematic ContactProvider DeclaredAgeRange EnergyKit GeoToolbox JournalingSuggestions LockedCameraCapture
        MarketplaceKit PermissionKit RelevanceKit SensitiveContentAnalysis VisualIntelligence WiFiAware AdServices AdSupport AddressBook
        AlarmKit AppIntents AppTrackingTransparency ARKit AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
        AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks CFNetwork CallKit CarPlay Charts
        ClassKit ClockKit CloudKit Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit
        CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation
        CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
        CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin DeviceActivity DeviceCheck DeveloperToolsSupport
        EventKit EventKitUI ExposureNotification ExtensionKit ExternalAccessory FamilyControls FileProvider
        FinanceKit FoundationModels GLKit GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI
        HomeKit IOKit IOSurface IdentityLookup ImageIO ImagePlayground Intents IntentsUI JavaScriptCore
        LinkPresentation LocalAuthentication MLCompute MachO ManagedSettings ManagedSettingsUI MapKit MatterSupport
        MediaAccessibility MediaPlayer MessageUI Messages Metal MetalKit MetricKit MobileCoreServices ModelIO
        MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter
        OSLog ObjectiveC Observation OpenGLES PDFKit PHASE PassKit PencilKit Photos PhotosUI PushKit PushToTalk
        QuartzCore QuickLook QuickLookThumbnailing RealityKit ReplayKit SafariServices SceneKit ScreenTime Security
        SensorKit ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftUI Symbols
        SystemConfiguration TabularData ThreadNetwork TipKit Translation UIKit UniformTypeIdentifiers UserNotifications
        UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
        WorkoutKit XCTest dnssd simd zlib
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
