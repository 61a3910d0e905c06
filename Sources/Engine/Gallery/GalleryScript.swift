import WebPages

/// The page's own style and script.
enum GalleryScript {
    static let style = WebPage.style + String(decoding: PackageResources.gallery_css, as: UTF8.self)

    static let script = WebPage.script([
        PackageResources.model_js, PackageResources.filters_js, PackageResources.contents_js,
        PackageResources.grid_js, PackageResources.dialog_js, PackageResources.main_js
    ])
}
