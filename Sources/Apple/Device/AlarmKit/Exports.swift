@_exported import ActivityKit
@_exported import FoundationCompat
