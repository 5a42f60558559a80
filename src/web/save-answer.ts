import { saveBlob } from './save-blob.ts';

/** Lets the browser keep what a call answered as a file: under the name that the server gives it, else the one given here. */
export async function saveAnswer(answer: Response, name: string): Promise<void> {
  saveBlob(await answer.blob(), nameIn(answer.headers.get('content-disposition') ?? '') ?? name);
}

/** The `filename*` of RFC 6266, else the plain `filename`. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded.trim());
  } catch {
    // Wrongly encoded: the plain name is still there.
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1];
}
