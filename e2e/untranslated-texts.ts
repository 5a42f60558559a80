import type { Page } from '@playwright/test';

/** Text in Latin letters in every language: names, addresses, files and the language switch. */
const sameEverywhere = [
  /\S+@\S+/g,
  /\bAtrium\b/g,
  /\b(?:English|Deutsch|Français|Português)\b/g,
  /\bCtrl\b|\bEnter\b|\bEsc\b/g,
  /\bIBAN\b|\bSWIFT \/ BIC\b/g,
  /\b[\w-]+\.tsx?\b/g,
  /\bApexCharts\b|\bChart\.js\b|\bRecharts\b/g,
];

/** User content and the showcase examples, which are not translated. A message stays in its original language. */
const written =
  'iframe, pre, li[data-index] a, [dir="auto"], kbd, bdi, code, [data-example], [data-toasts], .driver-popover-title, .driver-popover-description';

/** The visible texts, the names of controls and the title, without user content. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate((notOurs) => {
    const found = new Set<string>();
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) && !element.closest(notOurs);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (isShown(parentElement) && !parentElement?.closest('script, style, noscript')) found.add(nodeValue?.trim() ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isShown(element)) found.add(element.getAttribute(name) ?? '');
      }
    }
    // Without the unread count.
    found.add(document.title.replace(/^\(\d+\) /, ''));
    return [...found];
  }, written);
}

/**
 * Returns texts with Latin and without Arabic letters: on a page in Arabic a missing translation or a bare key.
 * `names` are those of the people on the page.
 */
export async function untranslatedTexts(page: Page, names: readonly string[] = []): Promise<string[]> {
  const texts = await shownTexts(page);
  return texts.filter((text) => {
    const rest = sameEverywhere.reduce(
      (left, pattern) => left.replace(pattern, ''),
      names.reduce((left, name) => left.replaceAll(name, ''), text),
    );
    return /[a-z]{2}/i.test(rest) && !/\p{Script=Arabic}/u.test(rest);
  });
}
