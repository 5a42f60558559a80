import { minorDigits } from '#contract/money/currency.ts';
import { exactRate } from '#contract/money/exact-rate.ts';
import type { ETax } from './e-invoice.ts';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
}

type Child = XmlElement | null;

/** Creates an element; null if it would be empty, as e-invoices must not contain empty ones. */
export function element(
  name: string,
  content: string | readonly (Child | readonly Child[])[],
  attributes: Readonly<Record<string, string>> = {},
): Child {
  if (typeof content === 'string') return content.trim() === '' ? null : { name, attributes, content: content.trim() };
  const children = content.flat().filter((child) => child !== null);
  return children.length === 0 ? null : { name, attributes, content: children };
}

/** Writes the document with this root, indented by two spaces. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const opened = `${indent}<${name}${given.join('')}>`;
  if (typeof content === 'string') return `${opened}${escaped(content)}</${name}>\n`;
  return `${opened}\n${content.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** Removes characters not allowed in XML 1.0 and escapes the others. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Formats an integer in units of `10 ** -digits` as a decimal: `decimalText(12345, 2)` is `123.45`. Keeps at least `kept` digits. */
export function decimalText(units: number | bigint, digits: number, kept = 0): string {
  const whole = BigInt(units);
  const bare = String(whole < 0n ? -whole : whole).padStart(digits + 1, '0');
  const [before, after] = [bare.slice(0, bare.length - digits), bare.slice(bare.length - digits)];
  const left = after.slice(0, kept) + after.slice(kept).replace(/0+$/, '');
  return `${whole < 0n ? '-' : ''}${before}${left ? `.${left}` : ''}`;
}

/** Formats an amount with the decimals of its currency, at most two. */
export function amountText(cents: number, currency: string): string {
  const digits = minorDigits(currency);
  return decimalText(cents, digits, Math.min(digits, 2));
}

/** Formats an exact price, given in millionths of a minor unit. */
export function priceText(micros: bigint, currency: string): string {
  const digits = minorDigits(currency);
  return decimalText(micros, digits + 6, Math.min(digits, 2));
}

export const quantityText = (milli: number): string => decimalText(milli, 3);
export const percentText = (basisPoints: number): string => decimalText(exactRate(basisPoints), 4);

/** Returns the exemption reason; empty for categories that may charge tax, which must not state one. */
export function reasonOf({ category, exemption }: Pick<ETax, 'category' | 'exemption'>): string {
  return ['S', 'Z', 'L', 'M'].includes(category) ? '' : exemption;
}
