/** EU member states by ISO 3166-1 code, each with the format of its VAT IDs after the country prefix. */
const formats: Readonly<Record<string, string>> = {
  ...{ AT: 'U\\d{8}', BE: '[01]\\d{9}', BG: '\\d{9,10}', CY: '\\d{8}[A-Z]', CZ: '\\d{8,10}', DE: '\\d{9}', DK: '\\d{8}', EE: '\\d{9}' },
  ...{ ES: '[A-Z0-9]\\d{7}[A-Z0-9]', FI: '\\d{8}', FR: '[A-HJ-NP-Z0-9]{2}\\d{9}', GR: '\\d{9}', HR: '\\d{11}', HU: '\\d{8}' },
  ...{ IE: '\\d[A-Z0-9+*]\\d{5}[A-Z]{1,2}', IT: '\\d{11}', LT: '(\\d{9}|\\d{12})', LU: '\\d{8}', LV: '\\d{11}', MT: '\\d{8}' },
  ...{ NL: '[A-Z0-9+*]{10}\\d{2}', PL: '\\d{10}', PT: '\\d{9}', RO: '\\d{2,10}', SE: '\\d{12}', SI: '\\d{8}', SK: '\\d{10}' },
};

export const euCountries: readonly string[] = Object.keys(formats);
export const isInEu = (country: string): boolean => country in formats;

/** Returns the member state of a VAT ID by its prefix; null if the format doesn't match that state. Greece uses EL. */
export function euCountryOfVatId(text: string): string | null {
  const id = plainVatId(text);
  const country = id.startsWith('EL') ? 'GR' : id.slice(0, 2);
  const format = isInEu(country) ? formats[country] : undefined;
  return format !== undefined && new RegExp(`^${format}$`).test(id.slice(2)) ? country : null;
}

/** Strips the spaces, dots and dashes people type in a VAT ID. */
export const plainVatId = (text: string): string => text.replaceAll(/[\s.\-/]/g, '').toUpperCase();
