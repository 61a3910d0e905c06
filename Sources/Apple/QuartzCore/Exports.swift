// What `import QuartzCore` brings: the layers live in UIKitCore, whose views hold them.
@_exported import FoundationCompat
@_exported import UIKitCore
