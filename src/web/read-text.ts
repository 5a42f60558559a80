import { decodeText } from '#contract/text/decode-text.ts';

/** Reads a file as text in whichever character set it was written. */
export async function readText(file: Blob): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
