import { countryCodeOf } from '../address/country-code.ts';
import { euCountryOfVatId, plainVatId } from './eu-vat-id.ts';

/** IDs where letters follow the country code instead of a digit. */
const lettersFirst = /^(CHE|(GB|XI)(GD|HA)|MX[A-Z]{3,4})\d/;
const neighbors = /^((GB|XI)(\d{9}|\d{12}|(GD|HA)\d{3})|NO\d{9}(MVA)?|CHE\d{9}(MWST|TVA|IVA)?)$/;

/**
 * Extracts the VAT ID in standard form from typed text, even after a label (`USt-IdNr.: DE 136 695 976`). Returns null for other numbers:
 * the letters of a label such as *SIRET* are not a country code.
 */
export function vatIdIn(text: string): string | null {
  const whole = plainVatId(text);
  if (isVatId(whole)) return asStated(whole);
  for (const { index } of text.matchAll(/[\s:]+/g)) {
    const rest = plainVatId(text.slice(index).replace(/^[\s:]+/, ''));
    if (euCountryOfVatId(rest) !== null || neighbors.test(rest)) return asStated(rest);
  }
  return null;
}

/** Accepts any digits: invoice validators report wrong ones. */
function isVatId(id: string): boolean {
  if (euCountryOfVatId(id) !== null || lettersFirst.test(id)) return true;
  return /^[A-Z]{2}\d[A-Z\d]*$/.test(id) && (countryCodeOf(id.slice(0, 2)) !== null || /^(EL|XI)/.test(id));
}

const asStated = (id: string) => id.replace(/^GR/, 'EL');
