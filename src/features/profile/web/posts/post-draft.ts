import { keepDraft, keptDraft } from '#web/kept-draft.ts';

/** What is being posted, as it is typed. */
export interface PostDraft {
  text: string;
  /** The page that it is about, as the choice has it; empty for none. */
  pageId: string;
  /** Answers of a poll, empty ones among them; null where it is none. */
  options: string[] | null;
  file: { id: number; url: string; isVideo: boolean } | null;
}

export const fewestOptions = 2;
const storageKey = 'atrium.profile.post';
const begun: PostDraft = { text: '', pageId: '', options: null, file: null };

/** What was typed and not posted, with what it is begun as now. */
export function keptPost({ pageId, isPoll }: { pageId: number | undefined; isPoll: boolean }): PostDraft {
  const kept = keptDraft<PostDraft>(storageKey, 'new')?.values ?? { ...begun, pageId: pageId === undefined ? '' : String(pageId) };
  return isPoll && !kept.options ? { ...kept, options: ['', ''] } : kept;
}

/** Keeps what is typed until it is posted, through a reload too. */
export function keepPost(draft: PostDraft | null): void {
  const isTyped = draft && (draft.text !== '' || draft.file !== null || draft.options?.some(Boolean));
  keepDraft(storageKey, isTyped ? { key: 'new', values: draft, base: begun, version: 0 } : null);
}

/** With another answer in the place of one; a further empty one follows what was typed into the last. */
export function withOption(options: readonly string[], index: number, typed: string, most: number): string[] {
  const changed = options.map((one, at) => (at === index ? typed : one));
  return changed.at(-1) && changed.length < most ? [...changed, ''] : changed;
}

/** What is sent of it. */
export function bodyOf({ text, pageId, options, file }: PostDraft) {
  return {
    postText: text.trim(),
    ...(pageId && { pageId: Number(pageId) }),
    ...(file && { fileId: file.id }),
    ...(options && { options: options.map((one) => one.trim()).filter(Boolean) }),
  };
}
