@_exported import FoundationCompat
