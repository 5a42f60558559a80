import type { FileStore } from './dependencies.ts';

/** Result of a left join with a picture's file; null values if there is none. */
interface Picture {
  avatarId: number | null;
  avatarName: string | null;
}

/** Returns the signed address of a person's picture; `null` if they have none. */
export function pictureAddress({ avatarId: id, avatarName: name }: Picture, entity: string, store: FileStore): string | null {
  return id === null || name === null ? null : store.address({ entity, id, name });
}

/** The size of link previews in pixels, as required by Facebook, LinkedIn and others. */
export const previewSize = { width: 1200, height: 630 } as const;
