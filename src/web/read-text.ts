import { decodeText } from '#contract/text/decode-text.ts';

/** The text of a file, whatever character set the program that wrote it uses. */
export async function readText(file: Blob): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
