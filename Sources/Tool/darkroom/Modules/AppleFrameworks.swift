/// The frameworks of iOS, told from packages where one of them is missing.
enum AppleFrameworks {
    static let names = Set(
        """
        AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook
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
