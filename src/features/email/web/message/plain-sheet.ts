import { plainMedia, scopedSelector } from '../../mail-sheet.ts';
import { darkQuery, type PlainSheet, plainDeclarations } from './clean-mail.ts';

/** What of a kept style sheet may apply, as the browser understands it: written anew from its rules, by the rule that the server has. */
export function plainSheet(css: string, html: string): PlainSheet {
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
