@_exported import FoundationCompat

// Of this framework, and declared where entities can use them.
@_exported import class AppIntents.CSCustomAttributeKey
@_exported import class AppIntents.CSSearchableItemAttributeSet
