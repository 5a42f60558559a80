import { bytesOfBinary } from '../mime/header-text.ts';

const compressed = 0x75465a4c;
const uncompressed = 0x414c454d;
const mostBytes = 16 * 1024 * 1024;
// What the dictionary has at the beginning (MS-OXRTFCP, 2.1.2.1).
const prefix = bytesOfBinary(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
);

/** The RTF of a compressed one; empty for anything else. It is at most 17 times as long as what it is made of. */
export function decompressRtf(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 16) return new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = Math.min(view.getUint32(4, true), mostBytes);
  const kind = view.getUint32(8, true);
  if (kind === uncompressed) return bytes.subarray(16, 16 + size);
  if (kind !== compressed) return new Uint8Array();
  const out = new Uint8Array(Math.min(size, bytes.length * 17));
  const dictionary = new Uint8Array(4096);
  dictionary.set(prefix);
  let written = 0;
  let place = prefix.length;
  const write = (byte: number) => {
    if (written < out.length) out[written++] = byte;
    dictionary[place] = byte;
    place = (place + 1) % 4096;
  };
  for (let at = 16; at < bytes.length && written < out.length; ) {
    const flags = bytes[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < bytes.length && written < out.length; bit++) {
      if ((flags & (1 << bit)) === 0) {
        write(bytes[at++] ?? 0);
        continue;
      }
      const reference = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      at += 2;
      const from = reference >> 4;
      if (from === place) return out.subarray(0, written);
      for (let one = 0; one < (reference & 15) + 2; one++) write(dictionary[(from + one) % 4096] ?? 0);
    }
  }
  return out.subarray(0, written);
}
