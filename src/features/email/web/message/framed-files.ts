import { ownFiles } from '#web/own-files.ts';

/** A picture among what was cleaned, which the browser itself wrote: every value stands in double quotes. */
const picture = /(<img(?: [\w-]+="[^"]*")*?) src="(\/api\/v1\/files\/[^"]*)"/g;

/**
 * A mail's HTML for a frame whose browser cannot ask for files by itself: its pictures of files have no address until `showFramedFiles` gives them
 * one. Elsewhere it stays as it is.
 */
export const withoutFiles = (html: string): string => (ownFiles() ? html.replaceAll(picture, '$1 data-file="$2"') : html);

/** Shows the pictures of files in a frame, each when it is there. @returns how to give them up, and when all are there or have failed */
export function showFramedFiles(inside: ParentNode): { release: () => void; shown: Promise<unknown> } {
  const files = ownFiles();
  const waiting = new Map(
    [...inside.querySelectorAll<HTMLImageElement>('img[data-file]')].map((image) => [image, image.dataset.file ?? '']),
  );
  if (!files || waiting.size === 0) return { release: () => {}, shown: Promise.resolve() };
  const loading = [...waiting.keys()].map(
    (image) => new Promise((resolve) => ['load', 'error'].map((name) => image.addEventListener(name, resolve))),
  );
  const look = () => {
    for (const [image, address] of waiting) {
      const src = files.shown(address);
      if (src === undefined) continue;
      image.src = src;
      waiting.delete(image);
    }
  };
  const ends = [files.onChange(look), ...[...waiting.values()].map((address) => files.hold(address))];
  look();
  return {
    release: () => {
      for (const end of ends) end();
    },
    shown: Promise.all(loading),
  };
}
