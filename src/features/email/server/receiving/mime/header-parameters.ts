import { decodeText } from '#contract/text/decode-text.ts';
import { bytesOfBinary, headerText } from './header-text.ts';

/** A field with parameters, such as `text/plain; charset=utf-8`. */
export interface Parameterized {
  /** In small letters. */
  value: string;
  /** By their names in small letters; each character is a byte, but for those that RFC 2231 encodes. */
  parameters: ReadonlyMap<string, string>;
  /** Those in the characters of RFC 2231. */
  texts: ReadonlyMap<string, string>;
}

// A name of a file is often written with spaces and without quotes.
const parameter = /([\w!#$%&'*+.^`|~-]{1,100})\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|$)|([^;]*))/g;

/** Reads a field with parameters, whatever is wrong with it. */
export function readParameters(field: string, expected?: string | null): Parameterized {
  const value = /^[^;,\s("=]*/.exec(field.trim())?.[0] ?? '';
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, bare = ''] of field.slice(0, 20_000).matchAll(parameter)) {
    const key = name.toLowerCase();
    const plain = quoted === undefined ? bareValue(key, bare) : quoted.replaceAll(/\\(["\\])/g, '$1');
    if (!parameters.has(key)) parameters.set(key, plain);
  }
  return { value: value.toLowerCase(), parameters, texts: extendedTexts(parameters, expected) };
}

/** The text of a parameter: by RFC 2231, or encoded words, or bytes as they are, whichever a program chose. */
export function parameterText({ parameters, texts }: Parameterized, name: string, expected?: string | null): string {
  return withoutPercents(texts.get(name) ?? headerText(parameters.get(name) ?? '', expected));
}

/** Programs that know half of RFC 2231 write `filename="Gr%C3%BC%C3%9Fe.pdf"`. ASCII stays: `100%25.pdf` may mean itself. */
function withoutPercents(text: string): string {
  if (!/%[89A-F][\dA-F]/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function bareValue(name: string, bare: string): string {
  const value = bare.trim();
  if (/name/.test(name)) return /^'[^']+'$/.test(value) ? value.slice(1, -1) : value;
  if (/^boundary/.test(name)) return value;
  // `charset=utf-8 format=flowed`, `charset=utf-8, name=x`
  return /^[^\s,]*/.exec(value)?.[0] ?? '';
}

/** `name*0*=utf-8''Gr%C3%BC; name*1=sse.pdf`: parts in their order, some of them encoded. */
function extendedTexts(parameters: ReadonlyMap<string, string>, expected?: string | null): Map<string, string> {
  const parts = new Map<string, { order: number; value: string; isEncoded: boolean }[]>();
  for (const [key, value] of parameters) {
    const [, name = '', number = '0', mark = ''] = /^([^*]+)(?:\*(\d{1,4}))?(\*?)$/.exec(key) ?? [];
    if (!name || !key.includes('*')) continue;
    parts.set(name, [...(parts.get(name) ?? []), { order: Number(number), value, isEncoded: mark === '*' }]);
  }
  return new Map([...parts].map(([name, given]) => [name, extendedText(given, expected)]));
}

function extendedText(given: { order: number; value: string; isEncoded: boolean }[], expected?: string | null): string {
  const parts = given.toSorted((a, b) => a.order - b.order);
  const isAnyEncoded = parts.some(({ isEncoded }) => isEncoded);
  const whole = parts.map(({ value }) => value).join('');
  if (!isAnyEncoded) return headerText(whole, expected);
  // Some write one quote, or quotation marks instead or around the text.
  const [, charset = '', first] = /^([\w.:-]*)(?:'[^']*'|['"])"?(.*?)"?$/s.exec(parts[0]?.value ?? '') ?? [];
  const binary = parts
    .map(({ value, isEncoded }, index) => {
      const text = index === 0 && first !== undefined ? first : value;
      return isEncoded ? text.replaceAll(/%([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text;
    })
    .join('');
  const text = decodeText(bytesOfBinary(binary), { declared: [charset], expected });
  return text.includes('=?') ? headerText(binary, expected) : text;
}
