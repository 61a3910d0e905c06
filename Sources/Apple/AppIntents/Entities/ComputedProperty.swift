// Properties that intents see and entities compute. They stay what they are without the macros.

/// A property of an entity that is computed.
@attached(peer)
public macro ComputedProperty() = #externalMacro(module: "PreviewMacros", type: "NothingMacro")

@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// A property of an entity that is computed when somebody asks for it.
@attached(peer)
public macro DeferredProperty() = #externalMacro(module: "PreviewMacros", type: "NothingMacro")

@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")
