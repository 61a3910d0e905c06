import Foundation
import FoundationCompat
import UIKitCore

/// For how long a font would be registered; ignored, as the extension's fonts are always known.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
    public static var user: CTFontManagerScope { .persistent }
}

/// Why a font cannot be registered; here always `fileNotFound`.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101, insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
}

/// The fonts of the extension's bundle are known from the start, so there is nothing left to do for a file of it.
///
/// - Returns: Whether the file is there.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let path = (fontURL as URL).path
    if FileManager.default.fileExists(atPath: path) { return true }
    let code = CTFontManagerError.fileNotFound.rawValue
    error?.pointee = .passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code))
    return false
}

/// Always true; the extension's fonts stay known.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Calls the handler immediately, without errors and whether or not the files are there.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?([], true) }

/// The families of the extension's own fonts.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { NSArray(array: UIFont.familyNames) }

/// The PostScript names of the extension's own fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    NSArray(array: UIFont.familyNames.flatMap(UIFont.fontNames(forFamilyName:)))
}
