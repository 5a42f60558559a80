import { countryCodeOf } from './country-code.ts';

/** Countries for which `Intl` has a shorter name: the long ones are statistical, such as *Hong Kong SAR China*. */
const shortNamed = new Set(['HK', 'MO', 'MM', 'PS']);

/** Returns a country's name in a language: Germany is *Allemagne* on a French invoice. Unrecognized text is returned as typed. */
export function countryName(country: string, language: string): string {
  const code = countryCodeOf(country);
  if (code === null) return country;
  const style = shortNamed.has(code) ? 'short' : 'long';
  return new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }).of(code) ?? country;
}
