// SwiftUI's custom content is rated with this framework's type, so SwiftUICore has it.
@_exported import FoundationCompat

@_exported import class SwiftUICore.AXCustomContent
