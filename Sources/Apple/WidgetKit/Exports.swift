// What `import WidgetKit` brings: the framework itself, and as on Apple's systems the views it names.
@_exported import ActivityKit
@_exported import SwiftUI
@_exported import WidgetKitCore
