const arabicZero = 0x0660;
const persianZero = 0x06f0;
/** Currency symbols and codes, percent signs, and text direction marks. */
const around = /[\p{Sc}%٪\u200e\u200f\u061c\u2066-\u2069]|^\s*[A-Z]{3}\b|\b[A-Z]{3}\s*$/gu;
const spaces = /[\s'’_\u00a0\u202f\u2009٬]/gu;

/**
 * Parses a number as people type it: `1.234,50`, `1,234.50`, `1 234,5`, `١٬٢٣٤٫٥`, with or without a currency.
 * @param decimal The decimal separator to assume when a single one is ambiguous (`1.234`).
 * @param decimals Number of decimal places in the result: with 2, `12,5` is 1250.
 * @returns A whole number; null if it isn't a number or has too many decimal places.
 */
export function readDecimal(text: string, decimal: '.' | ',', decimals: number): number | null {
  const digits = inOurDigits(text).replaceAll(around, '').replaceAll(/[−–]/g, '-').trim();
  const [, before = '', rest = '', after = ''] = /^(-?)\s*([^-]*?)\s*(-?)$/.exec(digits) ?? [];
  if (before && after) return null;
  const parts = partsOf(rest.replaceAll(spaces, '').replaceAll('٫', decimal), decimal);
  if (!parts) return null;
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const value = Number(`${parts.whole}${fraction.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(value)) return null;
  return (before || after) && value !== 0 ? -value : value;
}

function partsOf(text: string, decimal: '.' | ','): { whole: string; fraction: string } | null {
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return null;
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  const sign = dots > 0 && commas > 0 ? lastOf(text) : signOf(text, dots, commas, decimal);
  const at = sign === '' ? -1 : text.lastIndexOf(sign);
  const grouped = at < 0 ? text : text.slice(0, at);
  const fraction = at < 0 ? '' : text.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (sign !== '' && grouped.includes(sign))) return null;
  const isWhole = /^\d*$/.test(grouped) || /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/.test(grouped) || /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(grouped);
  return isWhole ? { whole: grouped.replaceAll(/[.,]/g, ''), fraction } : null;
}

/** Returns the decimal separator of a number that contains only one kind of separator. */
function signOf(text: string, dots: number, commas: number, decimal: '.' | ','): '.' | ',' | '' {
  if (dots + commas !== 1) return '';
  const sign = dots === 1 ? '.' : ',';
  const couldBeGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return couldBeGroup && sign !== decimal ? '' : sign;
}

function lastOf(text: string): '.' | ',' {
  return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
}

function inOurDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= persianZero ? persianZero : arabicZero));
  });
}
