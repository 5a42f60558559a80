import { keepContent, keepFile } from '#features/files/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { lampFilm } from '../sample-film.ts';
import type { SamplePicture } from '../sample-profiles.ts';

/** Keeps a drawing or the film of the sample as a file; each of them once. */
export type KeepPicture = (picture: SamplePicture) => Promise<number>;

export function pictureKeeper(db: Db, deps: Dependencies, { entity, ...draw }: SampleStory): KeepPicture {
  const kept = new Map<string, number>();
  return async (picture) => {
    const { name, mediaType, bytes } = drawn(picture, draw);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const content = await keepContent(deps, { bytes: bytes(), mediaType });
    const { id } = await keepFile(db, deps, { entity, name, content, personId: null });
    kept.set(name, id);
    return id;
  };
}

function drawn(picture: SamplePicture, { postDrawing, productDrawing, drawing, profileCover }: Omit<SampleStory, 'entity'>) {
  if ('post' in picture) return asSvg(picture.post, () => postDrawing(picture.post));
  if ('product' in picture) return asSvg(`product-${picture.product}-${picture.view}`, () => productDrawing(picture.product, picture.view));
  if ('drawing' in picture) return asSvg(picture.drawing, () => drawing(picture.drawing));
  if ('cover' in picture) return asSvg('river', profileCover);
  return { name: 'fenn-lamp.webm', mediaType: 'video/webm', bytes: () => Uint8Array.from(atob(lampFilm), (byte) => byte.charCodeAt(0)) };
}

const asSvg = (name: string, draw: () => string) => ({
  ...{ name: `${name}.svg`, mediaType: 'image/svg+xml', bytes: () => new TextEncoder().encode(draw()) },
});
