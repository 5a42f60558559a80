import { plainVatId } from './eu-vat-id.ts';

const digitsOf = (text: string): number[] => [...text].map(Number);

/** Returns the weighted sum of the digits. */
const weighed = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digitsOf(text)[index] ?? 0), 0);

const isLuhn = (text: string): boolean =>
  digitsOf(text)
    .reverse()
    .reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit), 0) %
    10 ===
  0;

/** ISO 7064, mod 11, 10. */
const isHybrid = (text: string): boolean => {
  let rest = 10;
  for (const digit of digitsOf(text.slice(0, -1))) rest = (2 * ((rest + digit) % 10 || 10)) % 11;
  return (rest + Number(text.at(-1))) % 10 === 1;
};

/** ISO 7064, mod 97, 10: letters count as two digits. */
const isMod97 = (text: string): boolean => BigInt(text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';
const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

function isIrish(id: string): boolean {
  // In the older format the second character is a letter or symbol that doesn't count.
  const digits = /^\d{7}/.test(id) ? id.slice(0, 7) : `0${id.slice(2, 7)}${id[0]}`;
  const more = id.length > 8 ? 9 * irishLetters.indexOf(id[8] ?? '') : 0;
  return irishLetters[(weighed(digits, [8, 7, 6, 5, 4, 3, 2]) + more) % 23] === id[7];
}

/** A personal number ends with a letter; a company's ends with a digit or the corresponding letter. */
function isSpanish(id: string): boolean {
  const person = /^([XYZ\d])(\d{7})([A-Z])$/.exec(id);
  if (person)
    return spanishLetters[Number(`${'XYZ'.indexOf(id[0] ?? '') >= 0 ? 'XYZ'.indexOf(id[0] ?? '') : id[0]}${person[2]}`) % 23] === person[3];
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[A-J\d]$/.test(id)) return true;
  const check = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => isLuhn(`${id.slice(1, 8)}${digit}`)) ?? 0;
  return id[8] === String(check) || id[8] === 'JABCDEFGHI'[check];
}

/** A two-digit French key is derived from the number; newer keys with letters aren't checked, nor are numbers of Monaco. */
function isFrench(id: string): boolean {
  const [key, siren] = [id.slice(0, 2), id.slice(2)];
  if (siren.startsWith('000') || /\D/.test(key)) return true;
  return isLuhn(siren) && Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** Weights run from 1 to 9 and restart at 1; if the remainder is 10, they start at 3. */
function isLithuanian(id: string): boolean {
  const rest = (from: number) =>
    digitsOf(id.slice(0, -1)).reduce((sum, digit, index) => sum + digit * (((index + from - 1) % 9) + 1), 0) % 11;
  return (rest(1) === 10 ? rest(3) : rest(1)) % 10 === Number(id.at(-1));
}

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Checks by VAT ID prefix. A country is omitted, or one of its formats always accepted, if not all valid numbers have a check digit. */
const checks: Readonly<Record<string, (id: string) => boolean>> = {
  AT: (id) =>
    (96 - digitsOf(id.slice(1, 8)).reduce((sum, digit, at) => sum + (at % 2 ? Math.floor(digit / 5) + ((2 * digit) % 10) : digit), 0)) %
      10 ===
    Number(id[8]),
  BE: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
  CY: (id) =>
    String.fromCharCode(
      65 + (digitsOf(id.slice(0, 8)).reduce((sum, digit, at) => sum + (at % 2 ? digit : (cypriotOdd[digit] ?? 0)), 0) % 26),
    ) === id[8],
  DE: isHybrid,
  EE: (id) => weighed(id, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: (id) => (weighed(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]),
  ES: isSpanish,
  FI: (id) => weighed(id, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: isFrench,
  HR: isHybrid,
  HU: (id) => weighed(id, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: isIrish,
  IT: isLuhn,
  LT: isLithuanian,
  LU: (id) => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)),
  LV: (id) => Number(id[0]) < 4 || weighed(id, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  MT: (id) => weighed(id, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  NL: (id) => isMod97(`NL${id}`) || (/^\d{9}B/.test(id) && weighed(id, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0),
  PL: (id) => weighed(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]),
  PT: (id) => ((11 - (weighed(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(id[8]),
  RO: (id) => ((10 * weighed(id.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === Number(id.at(-1)),
  SE: (id) => isLuhn(id.slice(0, 10)),
  SI: (id) => (11 - (weighed(id, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(id[7]),
  SK: (id) => Number(id) % 11 === 0,
};

/** Checks the check digits of an EU VAT ID, if its country has any. The format is validated elsewhere. */
export function hasRightCheckDigits(text: string): boolean {
  const id = plainVatId(text).replace(/^GR/, 'EL');
  return checks[id.slice(0, 2)]?.(id.slice(2)) ?? true;
}
