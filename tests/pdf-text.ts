import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF, without spaces: where direction or font change, what reads it out adds or drops some. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  return text.map(withoutSpaces);
}

export function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
}
