/** Token values of a color scheme by name, such as `--card`. */
type Tokens = Readonly<Record<string, string>>;

const dark = '[data-color-scheme="dark"]';

/** Reads the tokens of both color schemes from the page's style sheets, whichever is active. */
export function readTokens(): { light: Tokens; dark: Tokens } {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet));
  const of = (selector: string) => Object.assign({}, ...rules.filter((rule) => rule.selectorText === selector).map(tokensIn)) as Tokens;
  const light = of(':root');
  return { light, dark: { ...light, ...of(dark) } };
}

function rulesOf(list: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  return [...list.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    // Skips media queries, which only apply to small windows.
    return rule instanceof CSSLayerBlockRule ? rulesOf(rule) : [];
  });
}

function tokensIn({ style }: CSSStyleRule): Tokens {
  const names = [...style].filter((name) => name.startsWith('--'));
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
}
