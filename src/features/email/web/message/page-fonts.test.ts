import { expect, test } from 'vitest';
import { pageFonts } from './page-fonts.ts';

const face = (file: string) => ({ cssText: `@font-face { font-family: "Inter Variable"; src: url("${file}") format("woff2"); }` });

test('returns only font faces, with absolute URLs', () => {
  const sheets = [
    { href: 'https://atrium.example/assets/main.css', cssRules: [{ cssText: 'body { margin: 0px; }' }, face('/assets/inter.woff2')] },
    { href: null, cssRules: [face('files/arabic.woff2')] },
  ];
  const css = pageFonts(sheets, 'https://atrium.example/apps/email/inbox');
  expect(css).toContain('url("https://atrium.example/assets/inter.woff2")');
  expect(css).toContain('url("https://atrium.example/apps/email/files/arabic.woff2")');
  expect(css).not.toContain('margin');
});
