import Intents

/// What Xcode generates from the extension's intent definition: a configuration without parameters.
class ConfigurationIntent: INIntent {}
