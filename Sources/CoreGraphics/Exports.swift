// What `import CoreGraphics` brings in widget code. The types live in Geometry, because Swift Testing looks for an
// overlay of its own wherever a module of this name is in sight.
@_exported import Geometry
