#include "CPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The parts of a script in the order in which they run, with a line feed between two.

static const unsigned char common_style[] = {
#embed "../../Engine/WebPages/base.css"
    , 0};

static const unsigned char common_script[] = {
#embed "../../Engine/WebPages/elements.js"
    , 0};

static const unsigned char gallery_style[] = {
#embed "../../Engine/Gallery/Page/gallery.css"
    , 0};

static const unsigned char gallery_script[] = {
#embed "../../Engine/Gallery/Page/model.js"
    , '\n',
#embed "../../Engine/Gallery/Page/filters.js"
    , '\n',
#embed "../../Engine/Gallery/Page/contents.js"
    , '\n',
#embed "../../Engine/Gallery/Page/grid.js"
    , '\n',
#embed "../../Engine/Gallery/Page/dialog.js"
    , '\n',
#embed "../../Engine/Gallery/Page/main.js"
    , 0};

static const unsigned char report_style[] = {
#embed "../../Engine/Reports/Page/report.css"
    , 0};

static const unsigned char report_script[] = {
#embed "../../Engine/Reports/Page/model.js"
    , '\n',
#embed "../../Engine/Reports/Page/list.js"
    , '\n',
#embed "../../Engine/Reports/Page/pictures.js"
    , '\n',
#embed "../../Engine/Reports/Page/detail.js"
    , '\n',
#embed "../../Engine/Reports/Page/main.js"
    , 0};

static const unsigned char watch_style[] = {
#embed "../../Tool/Watching/Page/watch.css"
    , 0};

static const unsigned char watch_script[] = {
#embed "../../Tool/Watching/Page/session.js"
    , '\n',
#embed "../../Tool/Watching/Page/tiles.js"
    , '\n',
#embed "../../Tool/Watching/Page/inspector.js"
    , '\n',
#embed "../../Tool/Watching/Page/switches.js"
    , '\n',
#embed "../../Tool/Watching/Page/layout.js"
    , 0};

const char *page_common_style(void) { return (const char *)common_style; }
const char *page_common_script(void) { return (const char *)common_script; }
const char *page_gallery_style(void) { return (const char *)gallery_style; }
const char *page_gallery_script(void) { return (const char *)gallery_script; }
const char *page_report_style(void) { return (const char *)report_style; }
const char *page_report_script(void) { return (const char *)report_script; }
const char *page_watch_style(void) { return (const char *)watch_style; }
const char *page_watch_script(void) { return (const char *)watch_script; }
