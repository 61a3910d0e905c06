import Foundation

/// The bundle that holds the resources of the code around it: the extension's, whose bundle has those of all modules
/// here.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PreviewMacros", type: "BundleMacro")
