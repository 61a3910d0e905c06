/// The look of `index.html`. Wallpapers are gradients, mid-tone enough for the white of Lock Screen widgets.
enum GalleryStyle {
    static let css = """
        :root { color-scheme: light dark; --light: linear-gradient(160deg, #8fb8de, #c8b6e2 55%, #e9b9a6); \
        --dark: linear-gradient(160deg, #27425f, #46397a 55%, #74405a); }
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 1rem; max-width: 90rem; font: 16px/1.45 system-ui, sans-serif; \
        background: Canvas; color: CanvasText; }
        h1, h2, h3, p { margin: 0 0 .5rem; }
        .widget { margin-top: 2.5rem; }
        .family { margin-top: 1.25rem; }
        .wallpaper { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0 1rem; \
        border: 0; margin: 0 -1rem; padding: .5rem 1rem; background: Canvas; }
        .wallpaper legend { float: left; padding: 0; font-weight: 600; }
        .wallpaper label { min-height: 2rem; }
        .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; content-visibility: auto; contain-intrinsic-size: auto 24rem; }
        .stage { padding: 1.25rem; border-radius: 1.25rem; background: var(--light); }
        .dark .stage { background: var(--dark); }
        body:has(#light:checked) .stage { background: var(--light); }
        body:has(#dark:checked) .stage { background: var(--dark); }
        .accented .stage, .clear.dark .stage { background: var(--dark); }
        .placed .stage { padding: 0 !important; background: none !important; }
        .placed .stage img { border-radius: 1.25rem; }
        .stage img { display: block; margin: 0 auto; max-width: 100%; height: auto; }
        figcaption { padding: .4rem .25rem; max-width: 22rem; font-size: .8125rem; }
        figcaption > * { display: block; overflow-wrap: anywhere; }
        .timeline { font-size: .875rem; }
        .names { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .75rem; margin: 0 0 .5rem; \
        font-size: .875rem; }
        .names dd { margin: 0; }
        .findings { margin: .25rem 0 .5rem; padding-left: 1.1rem; max-width: 30rem; font-size: .8125rem; \
        overflow-wrap: anywhere; }
        .findings .error b { color: light-dark(#b3001b, #ff8a80); }
        .findings .warning b { color: light-dark(#8a5200, #ffcc66); }
        .all .findings { max-width: 60rem; }
        .all h2 { display: inline-block; margin: 0; font-size: 1.125rem; }
        figure details { padding: 0 .25rem; max-width: 22rem; font-size: .8125rem; }
        .failure { margin: .75rem 0; padding: .6rem .8rem; border-left: 4px solid #d70015; \
        background: color-mix(in srgb, #d70015 10%, Canvas); }
        .failure pre { margin: .25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem; }
        footer { margin-top: 3rem; font-size: .8125rem; }
        """
}
