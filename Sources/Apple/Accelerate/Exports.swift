@_exported import FoundationCompat
@_exported import simd
