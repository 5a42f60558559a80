import { keepDraft, keptDraft } from '#web/draft-storage.ts';

/** A post being written. */
export interface PostDraft {
  text: string;
  /** Id of the page as a select value; empty for none. */
  pageId: string;
  /** Options of a poll including empty ones; null for other posts. */
  options: string[] | null;
  file: { id: number; url: string; isVideo: boolean } | null;
}

export const fewestOptions = 2;
const storageKey = 'atrium.profile.post';
const begun: PostDraft = { text: '', pageId: '', options: null, file: null };

/** Restores the unsent draft and applies the requested mode. */
export function keptPost({ pageId, isPoll }: { pageId: number | undefined; isPoll: boolean }): PostDraft {
  const kept = keptDraft<PostDraft>(storageKey, 'new')?.values ?? { ...begun, pageId: pageId === undefined ? '' : String(pageId) };
  return isPoll && !kept.options ? { ...kept, options: ['', ''] } : kept;
}

/** Saves the draft until it is posted, so it survives a reload. */
export function keepPost(draft: PostDraft | null): void {
  const isTyped = draft && (draft.text !== '' || draft.file !== null || draft.options?.some(Boolean));
  keepDraft(storageKey, isTyped ? { key: 'new', values: draft, base: begun, version: 0 } : null);
}

/** Replaces an option; typing into the last one appends an empty one. */
export function withOption(options: readonly string[], index: number, typed: string, most: number): string[] {
  const changed = options.map((one, at) => (at === index ? typed : one));
  return changed.at(-1) && changed.length < most ? [...changed, ''] : changed;
}

/** Builds the request. */
export function bodyOf({ text, pageId, options, file }: PostDraft) {
  return {
    postText: text.trim(),
    ...(pageId && { pageId: Number(pageId) }),
    ...(file && { fileId: file.id }),
    ...(options && { options: options.map((one) => one.trim()).filter(Boolean) }),
  };
}
