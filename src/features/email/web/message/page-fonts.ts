type Sheet = Pick<CSSStyleSheet, 'href'> & { cssRules: Iterable<Pick<CSSRule, 'cssText'>> };

/**
 * The font faces of style sheets as CSS that means the same in another document: their files by whole addresses. A frame of the same
 * origin takes them from where the page has them already.
 */
export function pageFonts(sheets: Iterable<Sheet>, base: string): string {
  const faces: string[] = [];
  for (const { href, cssRules } of sheets) {
    for (const { cssText } of cssRules) {
      if (!cssText.startsWith('@font-face')) continue;
      faces.push(cssText.replaceAll(/url\("([^"]+)"\)/g, (_, file) => `url("${new URL(file, href ?? base).href}")`));
    }
  }
  return faces.join('\n');
}
