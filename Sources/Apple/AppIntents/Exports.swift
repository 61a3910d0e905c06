// What `import AppIntents` brings on Apple's systems.
@_exported import FoundationCompat
