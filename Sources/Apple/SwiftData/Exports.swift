// A file that imports SwiftData alone has Foundation's and Observation's names on Apple's systems too.
@_exported import FoundationCompat
@_exported import Observation
