import { countryCodeOf } from './country-code.ts';

/** Their long names are those of statistics, as *Hong Kong SAR China*. */
const shortNamed = new Set(['HK', 'MO', 'MM', 'PS']);

/** A country in a language: Germany is *Allemagne* on a French invoice. What is no country stays as it was typed. */
export function countryName(country: string, language: string): string {
  const code = countryCodeOf(country);
  if (code === null) return country;
  const style = shortNamed.has(code) ? 'short' : 'long';
  return new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }).of(code) ?? country;
}
