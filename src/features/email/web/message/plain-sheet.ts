import { plainMedia, readBackground, scopedSelector, sheetBackground } from '../../mail-sheet.ts';
import { backgroundPicture, darkQuery, ownBackground, type PlainSheet, plainDeclarations } from './clean-mail.ts';

/**
 * Returns the applicable part of a stored style sheet as parsed by the browser, generated from its rules with the same selector rules as on
 * the server.
 * @param pictures loaded background images by URL, as data URLs
 */
export function plainSheet(css: string, html: string, pictures: ReadonlyMap<string, string>): PlainSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const mail = new DOMParser().parseFromString(html, 'text/html');
  let used = '';
  let hasGround = false;
  const addresses = new Set<string>();
  const write = (rules: CSSRuleList, isOnScreen: boolean): string => [...rules].map((rule) => writeOne(rule, isOnScreen)).join('');
  const writeOne = (rule: CSSRule, isOnScreen: boolean): string => {
    if (rule instanceof CSSMediaRule) {
      const media = plainMedia(rule.media.mediaText);
      const inside = media ? write(rule.cssRules, isOnScreen && !media.includes(darkQuery) && !/^print\b/.test(media)) : '';
      return inside && `@media ${media}{${inside}}`;
    }
    if (!(rule instanceof CSSStyleRule)) return '';
    const selectors = rule.selectorText.split(',').flatMap((one) => scopedSelector(one) ?? []);
    // Ignores hover, so an image reveals only that images were loaded.
    const isUsed = selectors.length > 0 && mail.querySelector(selectors.join(',')) !== null;
    const said = [plainDeclarations(rule.style), isUsed ? groundIn(rule.style) : ''].filter(Boolean).join(';');
    if (selectors.length === 0 || !said) return '';
    if (isOnScreen && isUsed) used += `;${said}`;
    return `${selectors.join(',')}{${said}}`;
  };
  const groundIn = (style: CSSStyleDeclaration): string => {
    const said = style.getPropertyValue(sheetBackground);
    const address = readBackground(said) ?? readBackground(said, ownBackground);
    const important = style.getPropertyPriority(sheetBackground) ? '!important' : '';
    if (address === 'none') return `background-image:none${important}`;
    if (/^https?:/i.test(address ?? '') && !pictures.has(address ?? '')) addresses.add(address ?? '');
    const picture = backgroundPicture(address ?? '', pictures);
    if (!picture) return '';
    hasGround = true;
    return `background-image:${picture}${important}`;
  };
  return { css: write(sheet.cssRules, true), used, hasGround, addresses: [...addresses] };
}
