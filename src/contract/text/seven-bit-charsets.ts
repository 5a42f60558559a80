/** 7-bit encodings that `TextDecoder` doesn't support. Used only when declared, because their bytes are valid UTF-8 too. */

const shiftOut = '\u000e';
const shiftIn = '\u000f';
const escapeCode = '\u001b';
const designation = new RegExp(`${escapeCode}\\$[)*+][A-Za-z]`, 'g');
// A shift ends at the end of the line at the latest.
const shifted = new RegExp(`${shiftOut}([^${shiftIn}\\r\\n]*)${shiftIn}?`, 'g');

const utf16 = new TextDecoder('utf-16be');
const decoders = { gbk: new TextDecoder('gbk'), 'euc-kr': new TextDecoder('euc-kr') };

/** Decodes UTF-7 (RFC 2152): UTF-16 in base64 between `+` and `-`. Invalid sequences are left unchanged. */
export function decodeUtf7(ascii: string): string {
  return ascii.replaceAll(/\+([A-Za-z0-9+/]*)(-?)/g, (whole, encoded: string) => {
    if (encoded === '') return whole === '+-' ? '+' : whole;
    const bytes = bytesOfBase64(encoded);
    if (bytes.length < 2) return whole;
    return utf16.decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  });
}

/** Decodes HZ (RFC 1843): GB 2312 between `~{` and `~}`, without the high bits. */
export function decodeHz(ascii: string): string {
  return ascii
    .replaceAll(/~\r?\n/g, '')
    .replaceAll(/~~|~\{((?:[^~\n]|~(?!\}))*)(?:~\})?/g, (whole, encoded: string | undefined) =>
      encoded === undefined ? whole.slice(1) : withHighBits(encoded, 'gbk'),
    );
}

/** Decodes ISO-2022-KR (RFC 1557): KS X 1001 between SO and SI, without the high bits. */
export function decodeIso2022Kr(ascii: string): string {
  return decodeShifted(ascii, 'euc-kr');
}

/** Decodes ISO-2022-CN (RFC 1922), limited to GB 2312. */
export function decodeIso2022Cn(ascii: string): string {
  return decodeShifted(ascii, 'gbk');
}

function decodeShifted(ascii: string, charset: keyof typeof decoders): string {
  return ascii.replaceAll(designation, '').replaceAll(shifted, (_, encoded: string) => withHighBits(encoded, charset));
}

function withHighBits(ascii: string, charset: keyof typeof decoders): string {
  if (ascii === '') return '';
  const bytes = Uint8Array.from(ascii, (character) =>
    character > ' ' && character < '\x7f' ? character.charCodeAt(0) | 0x80 : character.charCodeAt(0),
  );
  return decoders[charset].decode(bytes);
}

function bytesOfBase64(encoded: string): Uint8Array {
  return Uint8Array.from(atob(encoded.slice(0, encoded.length - (encoded.length % 4 === 1 ? 1 : 0))), (one) => one.charCodeAt(0));
}
