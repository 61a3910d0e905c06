import Assets
import Foundation
import ProcessContext

// The methods that CBundle puts in place of Foundation's in `Bundle.main`. Their signatures must be those of the
// originals: callers reach them through the class's table of methods.
extension Bundle {
    @_silgen_name("darkroom_bundle_localized_string")
    func widgetLocalizedString(forKey key: String, value: String?, table: String?) -> String {
        let strings = MainBundle.contents.strings
        // Whether the answer is a format only its caller knows.
        func shown(_ wording: String) -> String {
            ProcessContext.current.pseudolanguage.apply(to: wording, isFormat: wording.contains("%"))
        }
        if let wording = strings.wording(key, table: table, languages: MainBundle.languages) {
            return wording.isPlural ? PluralFormats.tagged(wording) : shown(wording.format)
        }
        return shown(value.flatMap { $0.isEmpty ? nil : $0 } ?? key)
    }

    @_silgen_name("darkroom_bundle_bundle_identifier")
    func widgetBundleIdentifier() -> String? { widgetInfo()["CFBundleIdentifier"] as? String }

    @_silgen_name("darkroom_bundle_info_dictionary")
    func widgetInfoDictionary() -> [String: Any]? { widgetInfo() }

    @_silgen_name("darkroom_bundle_localized_info_dictionary")
    func widgetLocalizedInfoDictionary() -> [String: Any]? { localizedInfo(Array(widgetInfo().keys)) }

    @_silgen_name("darkroom_bundle_info_object")
    func widgetObject(forInfoDictionaryKey key: String) -> Any? { localizedInfo([key])[key] ?? widgetInfo()[key] }

    private func widgetInfo() -> [String: Any] {
        let contents = MainBundle.contents
        return contents.frameworks.infoDictionary(of: self) ?? contents.description.infoDictionary
    }

    /// The values that `InfoPlist.strings` has in the language of the process.
    private func localizedInfo(_ keys: [String]) -> [String: Any] {
        let strings = MainBundle.contents.strings
        return keys.reduce(into: [:]) { values, key in
            values[key] = strings.localized(key, table: "InfoPlist", languages: MainBundle.languages)
        }
    }

    @_silgen_name("darkroom_bundle_resource_url")
    func widgetResourceURL() -> URL? {
        ShownPaths.bundle ?? MainBundle.contents.directories.first ?? MainBundle.program.0
    }

    @_silgen_name("darkroom_bundle_resource_path")
    func widgetResourcePath() -> String? { widgetResourceURL()?.path }

    @_silgen_name("darkroom_bundle_bundle_url")
    func widgetBundleURL() -> URL { ShownPaths.bundle ?? MainBundle.program.0 }

    @_silgen_name("darkroom_bundle_bundle_path")
    func widgetBundlePath() -> String { widgetBundleURL().path }

    @_silgen_name("darkroom_bundle_executable_url")
    func widgetExecutableURL() -> URL? { ShownPaths.executable ?? MainBundle.program.1 }

    @_silgen_name("darkroom_bundle_executable_path")
    func widgetExecutablePath() -> String? { widgetExecutableURL()?.path }

    // MARK: Languages

    @_silgen_name("darkroom_bundle_localizations")
    func widgetLocalizations() -> [String] { MainBundle.contents.strings.languages }

    @_silgen_name("darkroom_bundle_preferred_localizations")
    func widgetPreferredLocalizations() -> [String] {
        let strings = MainBundle.contents.strings
        let known = LanguageFallback.chain(MainBundle.languages).filter(strings.languages.contains)
        return known.isEmpty ? [strings.developmentLanguage] : known
    }

    @_silgen_name("darkroom_bundle_development_localization")
    func widgetDevelopmentLocalization() -> String? { MainBundle.contents.strings.developmentLanguage }

    // MARK: Files

    private func find(
        _ name: String?, _ ext: String?, folder: String? = nil, language: String? = nil
    ) -> [URL] {
        let contents = MainBundle.contents
        let languages = LanguageFallback.chain(MainBundle.languages + [contents.strings.developmentLanguage])
        return contents.files.matches(
            name, ext, folder: folder, languages: language.map { [$0] } ?? languages + ["Base"]
        ).map(ShownPaths.shown)
    }

    @_silgen_name("darkroom_bundle_url")
    func widgetURL(_ name: String?, _ ext: String?) -> URL? { find(name, ext).first }

    @_silgen_name("darkroom_bundle_url_in_folder")
    func widgetURL(_ name: String?, _ ext: String?, _ folder: String?) -> URL? {
        find(name, ext, folder: folder).first
    }

    @_silgen_name("darkroom_bundle_url_in_language")
    func widgetURL(_ name: String?, _ ext: String?, _ folder: String?, _ language: String?) -> URL? {
        find(name, ext, folder: folder, language: language).first
    }

    @_silgen_name("darkroom_bundle_path")
    func widgetPath(_ name: String?, _ ext: String?) -> String? { find(name, ext).first?.path }

    @_silgen_name("darkroom_bundle_path_in_folder")
    func widgetPath(_ name: String?, _ ext: String?, _ folder: String?) -> String? {
        find(name, ext, folder: folder).first?.path
    }

    @_silgen_name("darkroom_bundle_path_in_language")
    func widgetPath(_ name: String?, _ ext: String?, _ folder: String?, _ language: String?) -> String? {
        find(name, ext, folder: folder, language: language).first?.path
    }

    @_silgen_name("darkroom_bundle_paths_in_folder")
    func widgetPaths(_ ext: String?, _ folder: String?) -> [String] { find(nil, ext, folder: folder).map(\.path) }

    @_silgen_name("darkroom_bundle_paths_in_language")
    func widgetPaths(_ ext: String?, _ folder: String?, _ language: String?) -> [String] {
        find(nil, ext, folder: folder, language: language).map(\.path)
    }
}

// MARK: Bundles by their places

/// What `Bundle(url:)` makes. CFoundationHooks jumps here.
@_silgen_name("darkroom_bundle_at_url")
public func _darkroomBundle(at url: __owned URL) -> Bundle? {
    // This call is optimized, and makes Foundation's object in place.
    ShownPaths.isBundle(url.path) ? .main : Bundle(path: url.path)
}

/// Whether a folder is what an iPhone would have the widget's extension or its app in: whoever asks for that gets
/// `Bundle.main`, whose strings and files are all there are.
@_silgen_name("darkroom_bundle_is_widgets")
public func _darkroomIsWidgetBundle(_ path: String) -> Bool { ShownPaths.isBundle(path) }

@_silgen_name("darkroom_bundle_main")
public func _darkroomMainBundle() -> Bundle { .main }
