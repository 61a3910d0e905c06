// What `import Intents` brings on Apple's systems.
@_exported import FoundationCompat
