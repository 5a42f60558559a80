type Sheet = Pick<CSSStyleSheet, 'href'> & { cssRules: Iterable<Pick<CSSRule, 'cssText'>> };

/**
 * Returns the font faces of style sheets as CSS for another document, with absolute file URLs. A frame of the same origin reuses the page's
 * files.
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
