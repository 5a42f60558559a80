import { mailStyles } from '../../mail-markup.ts';
import { plainMedia, scopedSelector } from '../../mail-sheet.ts';

interface PlainSheet {
  css: string;
  /** What its rules say that apply to something in the mail on a screen, in any width, in the light. */
  used: string;
}

/** How the query of a mail's rules for the dark is written here. */
export const darkQuery = '(prefers-color-scheme:dark)';
const schemeQuery = /\(prefers-color-scheme:(dark|light)\)/g;

// Words, sizes and colours: no address, no function that fetches, no variable of the page.
const plainStyle = /^(?:[\w\s#.%+,/-]|rgba?\([\d\s.,%/]+\))+$/i;

/** What of a kept style sheet may apply, as the browser understands it: written anew from its rules, by the rule that the server has. */
export function plainSheet(css: string, html: string): PlainSheet {
  if (!css) return { css: '', used: '' };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const mail = new DOMParser().parseFromString(html, 'text/html');
  let used = '';
  const write = (rules: CSSRuleList, isOnScreen: boolean): string => [...rules].map((rule) => writeOne(rule, isOnScreen)).join('');
  const writeOne = (rule: CSSRule, isOnScreen: boolean): string => {
    if (rule instanceof CSSMediaRule) {
      const media = plainMedia(rule.media.mediaText);
      const inside = media ? write(rule.cssRules, isOnScreen && !media.includes(darkQuery) && !/^print\b/.test(media)) : '';
      return inside && `@media ${media}{${inside}}`;
    }
    if (!(rule instanceof CSSStyleRule)) return '';
    const selectors = rule.selectorText.split(',').flatMap((one) => scopedSelector(one) ?? []);
    const said = plainDeclarations(rule.style);
    if (selectors.length === 0 || !said) return '';
    if (isOnScreen && mail.querySelector(selectors.join(','))) used += `;${said}`;
    return `${selectors.join(',')}{${said}}`;
  };
  return { css: write(sheet.cssRules, true), used };
}

/** What may be said in a style, as the browser understands it. */
export function plainDeclarations(style: CSSStyleDeclaration): string {
  return mailStyles
    .flatMap((name) => {
      const value = style.getPropertyValue(name).replaceAll('"', '');
      return plainStyle.test(value) ? `${name}:${value}${style.getPropertyPriority(name) ? '!important' : ''}` : [];
    })
    .join(';');
}

/** The sheet for a skin: what a mail says of the dark follows the app, not the system. A negative width is never reached. */
export function sheetForSkin(css: string, isDark: boolean): string {
  return css.replaceAll(schemeQuery, (_, scheme: string) => ((scheme === 'dark') === isDark ? '(min-width:0px)' : '(max-width:-1px)'));
}
