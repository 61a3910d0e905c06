#ifndef CPAGES_H
#define CPAGES_H

// The styles and scripts of pages, as they lie beside what writes the pages. The preprocessor embeds their bytes at once;
// as arrays of Swift's they took the compiler 25 seconds.

/// What all pages have: UTF-8, as all others.
const char *page_common_style(void);
const char *page_common_script(void);

const char *page_gallery_style(void);
const char *page_gallery_script(void);

const char *page_report_style(void);
const char *page_report_script(void);

const char *page_watch_style(void);
const char *page_watch_script(void);

#endif
