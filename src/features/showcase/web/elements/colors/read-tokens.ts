/** The tokens of a skin: the value by the name, such as `--card`. */
type Tokens = Readonly<Record<string, string>>;

const dark = '[data-color-scheme="dark"]';

/** The tokens of both skins, as the styles of the page say them: whichever skin is shown. */
export function readTokens(): { light: Tokens; dark: Tokens } {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet));
  const of = (selector: string) => Object.assign({}, ...rules.filter((rule) => rule.selectorText === selector).map(tokensIn)) as Tokens;
  const light = of(':root');
  return { light, dark: { ...light, ...of(dark) } };
}

function rulesOf(list: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  return [...list.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    // Not those of a small window: they are for it alone.
    return rule instanceof CSSLayerBlockRule ? rulesOf(rule) : [];
  });
}

function tokensIn({ style }: CSSStyleRule): Tokens {
  const names = [...style].filter((name) => name.startsWith('--'));
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
}
