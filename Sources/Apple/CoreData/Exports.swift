// As CoreData brings Foundation with it on Apple's systems.
@_exported import FoundationCompat
