import { latinDigits } from './dates/read-time.ts';
import { numberFormat } from './intl.ts';

export interface Typed {
  readonly text: string;
  readonly caret: number;
}

export type Writing = (typed: Typed) => Typed;

const kinds: Record<string, RegExp> = { '9': /\d/, A: /[a-z]/i, '*': /[a-z\d]/i };

/**
 * Formats by a mask: `9` is a digit, `A` a letter, `*` either, and everything else a separator.
 * @param mask a function if it depends on the input
 */
export function createMask(mask: string | ((text: string) => string)): Writing {
  return (typed) => {
    const text = latinDigits(typed.text);
    const wanted = typeof mask === 'string' ? mask : mask(text);
    // Formatting the text before the caret separately yields the caret's new position.
    return { text: masked(text, wanted), caret: masked(text.slice(0, typed.caret), wanted).length };
  };
}

/**
 * Applies a mask. Drops characters that don't fit. Separators are added only before the next character, so they never get in the way of
 * deleting.
 */
export function masked(text: string, mask: string): string {
  const signs = [...text];
  let written = '';
  let between = '';
  for (const place of mask) {
    const kind = kinds[place];
    if (kind) {
      while (signs[0] !== undefined && !kind.test(signs[0])) signs.shift();
      const sign = signs.shift();
      if (sign === undefined) break;
      written += between + sign.toUpperCase();
      between = '';
    } else between += place;
  }
  return written;
}

/** Formats an amount with the language's grouping separators. */
export function byAmount(language: string, decimals: number): Writing {
  const sign = (type: string, standard: string) =>
    numberFormat(language, { numberingSystem: 'latn' })
      .formatToParts(1_234_567.5)
      .find((part) => part.type === type)?.value ?? standard;
  const [decimal, group] = [sign('decimal', '.'), sign('group', ',')];
  const counts = (one: string) => /\d/.test(one) || (one === decimal && decimals > 0);
  return (typed) => {
    const signs = [...latinDigits(typed.text)];
    const [whole = '', ...fraction] = signs.filter(counts).join('').split(decimal);
    const places = fraction.length > 0 ? decimal + fraction.join('').slice(0, decimals) : '';
    const text = whole.replace(/\B(?=(\d{3})+$)/g, group) + places;
    return { text, caret: placeAfter(text, signs.slice(0, typed.caret).filter(counts).length, counts) };
  };
}

/** Returns the caret position after the given number of counted characters. */
function placeAfter(text: string, count: number, counts: (sign: string) => boolean): number {
  let left = count;
  for (const [at, sign] of [...text].entries()) {
    if (left === 0) return at;
    if (counts(sign)) left -= 1;
  }
  return text.length;
}

/** Moves the caret past separators, so Delete removes the next character. */
export function pastBetween({ text, caret }: Typed): number {
  const next = text.slice(caret).search(/[\p{L}\d]/u);
  return next < 0 ? text.length : caret + next;
}
