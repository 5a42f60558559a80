import { splitSheet } from '../../mail-markup.ts';

interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  weight: number;
}

/**
 * A mail as it is quoted: what its style sheet says is said by its elements, so that no rule reaches what is written around it. What depends
 * on a width or on the dark is left out; a quote looks as on a wide, light page.
 */
export function inlineSheet(message: string): string {
  const { css, html } = splitSheet(message);
  if (!css) return message;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const mail = new DOMParser().parseFromString(html, 'text/html').body;
  const said = new Map<HTMLElement, Map<string, { value: string; priority: string }>>();
  for (const { selector, style } of rulesOf(sheet))
    for (const element of mail.querySelectorAll<HTMLElement>(selector)) {
      const before = said.get(element) ?? new Map();
      said.set(element, before);
      for (const name of style) {
        if (name.startsWith('--')) continue;
        const [value, priority] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
        if (priority || !before.get(name)?.priority) before.set(name, { value, priority });
      }
    }
  for (const [element, declarations] of said)
    for (const [name, { value, priority }] of declarations)
      if (!element.style.getPropertyValue(name) || (priority && !element.style.getPropertyPriority(name)))
        element.style.setProperty(name, value);
  for (const element of mail.querySelectorAll('[class],[id]')) {
    element.removeAttribute('class');
    element.removeAttribute('id');
  }
  return mail.innerHTML;
}

/** The rules that hold everywhere, the weakest first. */
function rulesOf({ cssRules }: CSSStyleSheet): Rule[] {
  return [...cssRules]
    .flatMap((rule) =>
      rule instanceof CSSStyleRule ? rule.selectorText.split(',').map((selector) => ({ selector, style: rule.style })) : [],
    )
    .map((rule) => ({ ...rule, weight: weightOf(rule.selector) }))
    .sort((one, other) => one.weight - other.weight);
}

/** How strong a selector of a kept sheet is against the others. */
function weightOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#[\w-]/g) * 10_000 + count(/\.[a-z_-]|\[|:(?!not)/gi) * 100 + count(/(?:^|[\s>+~(])[a-z]/gi);
}
