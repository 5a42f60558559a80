import type { HostFiles } from './host-files.ts';

/** An image in sanitized HTML. The browser serialized it, so all attributes are in double quotes. */
const picture = /(<img(?: [\w-]+="[^"]*")*?) src="(\/api\/v1\/files\/[^"]*)"/g;

/** Prepares a mail's HTML for a frame whose browser can't request files itself. */
export const withoutFiles = (html: string): string => html.replaceAll(picture, '$1 data-file="$2"');

/** Loads the images that `withoutFiles` prepared in a frame. */
export function showFramedFiles(
  files: Pick<HostFiles, 'shown' | 'hold' | 'onChange'>,
  inside: ParentNode,
): ReturnType<HostFiles['showIn']> {
  const waiting = new Map(
    [...inside.querySelectorAll<HTMLImageElement>('img[data-file]')].map((image) => [image, image.dataset.file ?? '']),
  );
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
