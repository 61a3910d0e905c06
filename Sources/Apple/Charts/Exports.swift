// A file that imports Charts alone has Foundation's names on Apple's systems too.
@_exported import FoundationCompat
