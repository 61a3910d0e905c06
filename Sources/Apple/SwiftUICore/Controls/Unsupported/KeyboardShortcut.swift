import Foundation

// A widget has no keyboard, so no shortcut and no key reaches it.

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    public static let upArrow = KeyEquivalent("\u{F700}"), downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}"), rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}"), end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}"), pageDown = KeyEquivalent("\u{F72D}")
    public static let escape = KeyEquivalent("\u{1B}"), delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}"), clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t"), space = KeyEquivalent(" "), `return` = KeyEquivalent("\r")
}

/// Keys that are held down while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1), shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4), option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16), numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that perform a control's action.
public struct KeyboardShortcut: Hashable, Sendable {
    /// Whether a shortcut moves with the layout of a keyboard.
    public enum Localization: Hashable, Sendable { case automatic, custom, withoutMirroring }

    public var key: KeyEquivalent
    public var localization: Localization
    private var held: Int
    public var modifiers: EventModifiers {
        get { EventModifiers(rawValue: held) }
        set { held = newValue.rawValue }
    }

    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        (self.key, held, self.localization) = (key, modifiers.rawValue, localization)
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that was pressed; none ever is.
public struct KeyPress: Sendable {
    /// What a key went through.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2), up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether others see the key, too.
    public enum Result: Sendable { case handled, ignored }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

nonisolated extension View {
    /// Changes nothing: a widget has no keyboard.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    /// Changes nothing: a widget has no keyboard.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { self }
    /// Changes nothing: a widget has no keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// Changes nothing: a widget has no keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    /// Never runs its action: a widget has no keyboard.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    /// Never runs its action: a widget has no keyboard.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Never runs its action: a widget has no keyboard.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Never runs its action: a widget has no keyboard.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Never runs its action: a widget has no keyboard.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}
