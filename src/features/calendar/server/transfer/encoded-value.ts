import { decodeText } from '#contract/text/decode-text.ts';
import { joinBytes } from '#server/join-bytes.ts';

const encoded = /^(SUMMARY|DESCRIPTION|LOCATION|CATEGORIES)((?:;[^:]*)?;(?:ENCODING=)?(QUOTED-PRINTABLE|BASE64|B)(?:;[^:]*)?):(.*)$/is;

/** Whether a line of text goes on in the next one: vCalendar 1.0 breaks texts by a last `=`. */
export function goesOn(line: string): boolean {
  return line.endsWith('=') && encoded.exec(line)?.[3]?.toUpperCase() === 'QUOTED-PRINTABLE';
}

/** A line whose text is encoded, as vCalendar 1.0 does, as RFC 5545 writes it. */
export function decodedLine(line: string): string {
  const [, name, parameters = '', encoding = '', value = ''] = encoded.exec(line) ?? [];
  if (name === undefined) return line;
  const charset = /;CHARSET=([^;]+)/i.exec(parameters)?.[1];
  const isPrintable = encoding.toUpperCase() === 'QUOTED-PRINTABLE';
  const text = decodeText(isPrintable ? printableBytes(value) : base64Bytes(value), { declared: [charset] });
  const escaped = isPrintable ? text : text.replaceAll(/[\\;,]/g, '\\$&');
  return `${name}:${escaped.replaceAll(/\r\n?|\n/g, '\\n')}`;
}

function printableBytes(value: string): Uint8Array {
  const bytes = [...value.matchAll(/=([0-9A-F]{2})|[^=]+|=/gi)].map(([part, hex]) =>
    hex ? Uint8Array.of(Number.parseInt(hex, 16)) : new TextEncoder().encode(part),
  );
  return joinBytes(bytes);
}

function base64Bytes(value: string): Uint8Array {
  return Uint8Array.from(atob(value.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
}
