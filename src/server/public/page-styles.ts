/** Styles of the public pages, light and dark. */
const styles = `
:root{color-scheme:light dark;--page:#f7f7fa;--card:#fff;--text:#1c1e27;--quiet:#5a5d6b;--line:#dfe0e6;--accent:#5151cd;--code:#f0f0f5}
@media (prefers-color-scheme:dark){:root{--page:#14151b;--card:#1c1e27;--text:#ececf1;--quiet:#a9acba;--line:#34374a;--accent:#a9a9ff;--code:#272a36}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:17px/1.65 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-inline-size:760px;margin-inline:auto;padding-inline:20px}
header{display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:space-between;padding-block:24px;font-size:15px}
header strong a{color:inherit}
main{padding-block-end:48px}
h1{margin:16px 0 8px;font-size:clamp(28px,6vw,40px);line-height:1.15;text-wrap:balance}
h2{margin:1.8em 0 .5em;font-size:1.35em;line-height:1.25}
h3,h4{margin:1.5em 0 .5em;font-size:1.1em}
a{color:var(--accent)}
.quiet{margin:0 0 24px;color:var(--quiet);font-size:15px}
.cover{display:block;inline-size:100%;aspect-ratio:16/9;object-fit:cover;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.lead{color:var(--quiet);font-size:1.15em}
article img{max-inline-size:100%;block-size:auto}
blockquote{margin:1.2em 0;padding-inline-start:16px;border-inline-start:3px solid var(--line);color:var(--quiet)}
code,pre{unicode-bidi:plaintext;background:var(--code);border-radius:6px;font:14px/1.5 ui-monospace,monospace}
code{padding:2px 5px}pre{overflow:auto;padding:14px 16px;overflow-wrap:normal}pre code{padding:0}
.wide{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;font-size:15px}
th,td{padding:8px 12px;border:1px solid var(--line);text-align:start;vertical-align:top}
th{background:var(--code)}td p,th p{margin:0}
form{display:flex;gap:8px;margin:16px 0 8px}
input,button{min-block-size:44px;padding:8px 14px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit;font:inherit}
input{flex:1;min-inline-size:0}button{background:var(--accent);border-color:var(--accent);color:var(--page);font-weight:600;cursor:pointer}
ul.plain{margin:8px 0;padding-inline-start:20px}ul.plain li{margin:6px 0}
ul.posts{display:grid;gap:20px;margin:24px 0;padding:0;list-style:none}
ul.posts li{padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
ul.posts h2{margin:0 0 4px}ul.posts p{margin:8px 0 0}
`;

export default styles;
