import { sheetScope } from '../../mail-markup.ts';
import type { CleanMail } from './clean-mail.ts';
import { pageFonts } from './page-fonts.ts';

/** The page's fonts for its frames: the family, and the CSS with the font faces. */
interface FrameFonts {
  family: string;
  faces: string;
}

/** Colors of the page around the frame, as CSS values. */
interface FrameColors {
  ground: string;
  text: string;
  quiet: string;
  line: string;
  link: string;
  dark: boolean;
}

const paper: FrameColors = { ground: '#fff', text: '#20212b', quiet: '#5d5f70', line: '#e5e5ec', link: '#4a4abf', dark: false };

export function frameColors(): FrameColors {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    ground: value('--card'),
    text: value('--text'),
    quiet: value('--text-quiet'),
    line: value('--line'),
    link: value('--accent-text'),
    dark: document.documentElement.dataset.colorScheme === 'dark',
  };
}

/** Returns the page's current fonts; emails fall back to system fonts like the page. */
export function frameFonts(): FrameFonts {
  return { family: getComputedStyle(document.body).fontFamily, faces: pageFonts(document.styleSheets, document.baseURI) };
}

/**
 * Stricter than the page's policy, which applies in the frame too: no scripts, forms or frames, and nothing fetched but images and fonts
 * from this server.
 */
function framePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; form-action 'none'; base-uri 'none'`;
}

type Shown = Pick<CleanMail, 'html' | 'css' | 'knowsDark' | 'colours'>;

/**
 * Builds the document of an email's frame. An email with its own backgrounds stays on the light page it was designed for even in the dark
 * theme, unless its style sheet supports dark mode. The frame's own rules are in a layer, so the email's take precedence.
 */
export function frameDocument(mail: Shown, colours: FrameColors, fonts: FrameFonts, nonce: string): string {
  const onPaper = mail.colours === 'grounds' && !(mail.knowsDark && colours.dark);
  const { ground, text, quiet, line, link, dark } = onPaper ? paper : colours;
  const padding = onPaper && colours.dark ? '16px' : '0';
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${framePolicy(nonce)}"><meta name="referrer" content="no-referrer"><style nonce="${nonce}">
${fonts.faces}
@layer frame{:root{color-scheme:${dark ? 'dark' : 'light'}}
html{overflow:auto hidden;background:${ground};text-size-adjust:100%}
body{display:flow-root;margin:0;padding:${padding};color:${text};font:15px/1.6 ${fonts.family};overflow-wrap:break-word}
li>p{margin:0}:is(body,body>.${sheetScope})>:first-child{margin-block-start:0}:is(body,body>.${sheetScope})>:last-child{margin-block-end:0}
a{color:${link}}img{max-width:100%;height:auto}img:not([src]){display:none!important}
blockquote{margin:12px 0;padding-inline-start:12px;border-inline-start:3px solid ${line};color:${quiet}}
pre{white-space:pre-wrap}table{font-size:inherit}table:not([cellpadding],[cellspacing],[border]){border-collapse:collapse}table:not([cellpadding]) :is(td,th):not([style*=padding]){padding:4px 12px 4px 0}th{text-align:start}hr:not([size],[color],[style]){border:0;border-top:1px solid ${line}}
summary{inline-size:fit-content;margin:12px 0;padding:0 10px;border:1px solid ${line};border-radius:10px;color:${quiet};font-size:10px;line-height:18px;letter-spacing:1px;list-style:none;cursor:pointer;user-select:none}
details.signature{color:${quiet}}summary::-webkit-details-marker{display:none}summary:hover{border-color:${quiet}}summary:focus-visible{outline:2px solid ${link};outline-offset:2px}}
${sheetForSkin(mail.css, dark)}
</style></head><body dir="auto">${mail.html}</body></html>`;
}

const schemeQuery = /\(prefers-color-scheme:(dark|light)\)/g;

/** Adapts the sheet to the theme: an email's dark mode rules follow the app, not the system. A negative width never matches. */
function sheetForSkin(css: string, isDark: boolean): string {
  return css.replaceAll(schemeQuery, (_, scheme: string) => ((scheme === 'dark') === isDark ? '(min-width:0px)' : '(max-width:-1px)'));
}
