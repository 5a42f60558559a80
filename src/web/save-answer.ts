import { saveBlob } from './save-blob.ts';

/** Downloads a response as a file, named by the server or with the given name. */
export async function saveAnswer(answer: Response, name: string): Promise<void> {
  saveBlob(await answer.blob(), nameIn(answer.headers.get('content-disposition') ?? '') ?? name);
}

/** Parses `filename*` from RFC 6266, or the plain `filename`. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded.trim());
  } catch {
    // Malformed encoding: falls back to the plain name.
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1];
}
