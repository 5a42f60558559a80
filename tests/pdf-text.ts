import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF, without spaces: extraction adds or drops some where direction or font change. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  return text.map(withoutSpaces);
}

export function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
}
