import type { FileStore } from './dependencies.ts';

/** What a left join of a picture's file brings: nulls where there is none. */
interface Picture {
  avatarId: number | null;
  avatarName: string | null;
}

/** The signed address of a person's picture, `null` when they have none. */
export function pictureAddress({ avatarId: id, avatarName: name }: Picture, entity: string, store: FileStore): string | null {
  return id === null || name === null ? null : store.address({ entity, id, name });
}

/** Of a picture by which others preview a page, in pixels: what Facebook, LinkedIn and others ask for. */
export const previewSize = { width: 1200, height: 630 } as const;
