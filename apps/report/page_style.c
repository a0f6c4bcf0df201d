/* page_style.c - styles for screens, light and dark, and for paper. Nothing is told by colour alone: bars have
 * patterns, points have shapes, lines have dashes. */
#include "apps/report/page_style.h"

const char page_style[] =
    ":root{--bg:#EFEBE0;--surface:#FFFDF7;--line:#CFC8B6;--edge:#6C7286;--ink:#17203A;--soft:#4A536B;--mark:#1458B8;"
    "--other:#7A4B00;--band:#1458B8;--brass:#7C5A15}\n"
    "@media "
    "(prefers-color-scheme:dark){:root{--bg:#0A1022;--surface:#141F3D;--line:#2C3B63;--edge:#7F90BC;--ink:#F3EFE4;"
    "--soft:#B9C2DB;--mark:#7FD0FF;--other:#FFC857;--band:#7FD0FF;--brass:#D9B56A}}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 Figtree,system-ui,sans-serif}\n"
    "h1,h2,h3{font-family:Marcellus,Georgia,serif;font-weight:600}h1,h2{color:var(--brass)}\n"
    "main{max-width:1080px;margin:0 auto;padding:24px 20px 64px}\n"
    "h1{font-size:32px;line-height:1.2;margin:2px 0 8px}.over{margin:18px 0 0;color:var(--soft);font-size:13px;"
    "letter-spacing:.12em;"
    "text-transform:uppercase}h2{font-size:24px;margin:48px 0 4px;border-top:2px solid "
    "var(--brass);"
    "padding-top:14px}h3{font-size:18px;margin:32px 0 6px}h4{font-size:14px;margin:14px 0 4px}\n"
    "p{margin:6px "
    "0;max-width:70ch}.soft,figcaption{color:var(--soft)}figcaption{font-size:14px;max-width:80ch;margin-top:8px}\n"
    "figure{margin:12px 0 0;background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:16px;"
    "break-inside:avoid}\n"
    "svg{display:block;width:100%;height:auto;margin:4px 0;overflow:visible}\n"
    "svg.defs{position:absolute;width:0;height:0}\n"
    "text{font:13px "
    "system-ui,sans-serif;fill:var(--ink)}text.soft{fill:var(--soft)}text.small{font-size:11px;fill:var(--soft)}"
    "text.strong{font-weight:600}text.on{font-size:12px;font-weight:600;paint-order:stroke;stroke:var(--surface);"
    "stroke-width:4px;stroke-linejoin:round}\n"
    "line.grid{stroke:var(--line);stroke-width:1}line.axis{stroke:var(--edge);stroke-width:1}"
    "line.whisker{stroke:var(--ink);stroke-width:1.6}line.even{stroke:var(--edge);stroke-width:1.5;stroke-dasharray:5 "
    "4}"
    "line.median{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:2 3}\n"
    ".mark{fill:var(--mark);stroke:var(--surface);stroke-width:1}.ring{fill:var(--surface);stroke:var(--mark);stroke-"
    "width:2.2}\n"
    ".bar{fill:var(--mark)}.filled{stroke:var(--ink);stroke-width:1}\n"
    "path.winners{fill:none;stroke:var(--mark);stroke-width:2.4}path.others{fill:none;stroke:var(--other);stroke-width:"
    "2.4;"
    "stroke-dasharray:6 4}path.inner{fill:var(--band);fill-opacity:.22;stroke:none}"
    "path.outer{fill:url(#dots);stroke:none}\n"
    "pattern rect{fill:var(--surface)}pattern path{fill:none;stroke:var(--ink);stroke-width:1.4}pattern "
    "circle{fill:var(--ink)}"
    "pattern .full{fill:var(--ink)}pattern .half{fill:var(--edge)}pattern#dots circle{fill:var(--other)}\n"
    ".tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:10px;margin:14px 0}\n"
    ".tile{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:10px "
    "14px;break-inside:avoid}"
    ".tile b{display:block;font-size:24px;line-height:1.2}.tile span{font-size:13px;color:var(--soft)}\n"
    ".verdict{list-style:none;margin:10px 0;padding:0;max-width:80ch}.verdict li{border-left:6px solid var(--edge);"
    "background:var(--surface);border-radius:0 8px 8px 0;margin:6px 0;padding:8px 14px;break-inside:avoid}"
    ".verdict .even{border-color:var(--mark)}.verdict .uneven{border-color:var(--other);border-left-style:double}"
    ".verdict .open{border-left-style:dashed}\n"
    ".panels{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:14px 22px}\n"
    ".pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(340px,1fr));gap:14px 28px}\n"
    ".wide{overflow-x:auto}table{border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums;width:100%}"
    "\n"
    "th{text-align:left;font-weight:600;border-bottom:2px solid var(--edge);padding:4px 10px 4px "
    "0;vertical-align:bottom}"
    "td{padding:3px 10px 3px 0;border-bottom:1px solid var(--line);vertical-align:top}.n{text-align:right}"
    "td.sure{font-weight:700}.under{display:block;font-size:12px;font-weight:400;color:var(--soft);white-space:nowrap}"
    "\n"
    "nav a{color:var(--mark);margin-right:16px}code{font-size:13px}\n";

const char page_style_languages[] =
    "body>input{position:absolute;opacity:0}body>label{float:left;font-size:14px;line-height:20px;padding:11px 14px;"
    "margin:10px 0 0;border:1px solid var(--edge);color:var(--soft);background:var(--surface);cursor:pointer}"
    "label[lang=en]{margin-left:max(20px,calc(50% - 520px));border-radius:22px 0 0 22px;border-right:0}"
    "label[lang=it]{border-radius:0 22px 22px 0}input:checked+label{color:var(--bg);background:var(--brass);"
    "border-color:var(--brass);font-weight:600}input:focus-visible+label{outline:3px solid var(--mark);"
    "outline-offset:2px}main{clear:both}"
    "#en:checked~main[lang=it],#it:checked~main[lang=en]{display:none}\n";

const char page_style_sizes[] =
    ".slim{display:none}@media (max-width:700px){.broad{display:none}.slim{display:block}main{padding:8px 12px 48px}"
    "label[lang=en]{margin-left:12px}"
    "figure{padding:10px}.panels,.pair{grid-template-columns:minmax(0,1fr)}h1{font-size:25px}}"
    "@media (max-width:700px){.wide td:first-child,.wide th:first-child{position:sticky;left:0;min-width:8em;"
    "background:var(--surface);overflow-wrap:anywhere}.wide td:first-child .under{white-space:normal}}\n"
    "@media print{.broad{display:block}.slim{display:none}}\n"
    "@media "
    "print{:root{--bg:#fff;--surface:#fff;--line:#bbb;--edge:#666;--ink:#000;--soft:#333;--mark:#000;--other:#555;"
    "--band:#000;--brass:#000}body{font-size:11pt}"
    "main{padding:0;max-width:none}nav,body>label{display:none}h2{break-before:page}}\n";

#define PATTERN(id, what)                                                                                              \
    "<pattern id=\"" id "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">"                                 \
    "<rect width=\"8\" height=\"8\"/>" what "</pattern>\n"
const char page_patterns[] = "<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n" PATTERN(
    "p0", "<rect class=\"full\" width=\"8\" height=\"8\"/>")
    PATTERN("p1", "<path d=\"M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6\"/>")
        PATTERN("p2", "<circle cx=\"2\" cy=\"2\" r=\"1.3\"/><circle cx=\"6\" cy=\"6\" r=\"1.3\"/>")
            PATTERN("p3", "<path d=\"M0 4 H8\"/>") PATTERN("p4", "<path d=\"M0 0 L8 8 M8 0 L0 8\"/>")
                PATTERN("p5", "<rect class=\"half\" width=\"8\" height=\"8\"/>") PATTERN("p6", "<path d=\"M4 0 V8\"/>")
                    PATTERN("p7", "") "<pattern id=\"dots\" width=\"6\" height=\"6\" "
                                      "patternUnits=\"userSpaceOnUse\"><circle cx=\"1.5\" cy=\"1.5\" r=\"0.9\"/>"
                                      "<circle cx=\"4.5\" cy=\"4.5\" r=\"0.9\"/></pattern>\n"
                                      "</defs></svg>\n";
