import WebPages

/// The look of a timeline's page: that of all pages, and what only it has.
enum TimelineStyle {
    static let css =
        WebPage.style + """

            body { max-width: 90rem; margin: 0 auto; padding: 1rem; }
            header p { color: var(--quiet); }
            .widget { margin-top: 2.5rem; display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); }
            .films { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
            figure { max-width: 100%; }
            .stage { padding: 10px; border-radius: .9rem; background: var(--light-stage); }
            .dark .stage { background: var(--dark-stage); }
            .stage img { display: block; margin: 0 auto; max-width: 100%; height: auto; }
            figcaption { padding: .35rem .2rem; font-size: .8125rem; }
            .findings { padding-left: .2rem; max-width: 60rem; font-size: .875rem; }
            .findings .error b { color: var(--bad); }
            .findings .warning b { color: var(--warn); }
            .failure { padding: .6rem .8rem; border-left: 4px solid var(--bad); border-radius: .3rem; background: var(--side); }
            .failure pre { margin: .25rem 0 0; white-space: pre-wrap; }
            .events { border-collapse: collapse; font-size: .8125rem; }
            .events td { padding: .2rem .8rem .2rem 0; vertical-align: top; }
            .events img { display: block; max-height: 6rem; width: auto; border-radius: .5rem; }
            footer { margin-top: 3rem; color: var(--quiet); font-size: .8125rem; }
            """
}
