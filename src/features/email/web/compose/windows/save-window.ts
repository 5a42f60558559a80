import { isWorthRetrying } from '#web/actions/outbox.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { currentTranslation } from '#web/i18n.ts';
import { refusalText } from '#web/refusal-text.ts';
import { addDraft, type Email, saveDraft } from '../../../contract.ts';
import { changedParts, contentOf, type DraftContent, isSameContent, isSameText } from '../draft-content.ts';
import { newKey } from './compose-store.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import { allWindows, changeWindow, findWindow } from './compose-windows-store.ts';

/** Debounce after the last keystroke. */
const quietMs = 1000;
/** Maximum number of texts remembered without a response. */
const longestUnderway = 5;
const againMs = [3000, 10_000, 30_000];

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const running = new Map<string, Promise<boolean>>();
const failures = new Map<string, number>();
/** Windows whose last save did not reach the server, or failed in a way worth retrying. */
const unreached = new Set<string>();

/** Updates the content; saves it to the server with a debounce. */
export function editWindow(key: string, change: Partial<DraftContent>): void {
  const edited = findWindow(key);
  if (!edited) return;
  const content = { ...edited.content, ...change };
  const isDirty = hasUnsaved({ ...edited, content });
  changeWindow(key, { content, problem: '', ...(isDirty && edited.save !== 'saving' && { save: 'waiting' as const }) });
  if (isDirty && !edited.theirs) saveSoon(key, quietMs);
}

/** Checks whether it has changes the server does not have. */
export function hasUnsaved({ content, saved, beginning }: ComposeWindow): boolean {
  return !isSameContent(content, saved ?? beginning);
}

/** Checks whether the last save failed because the server was unreachable. A server error may be permanent. */
export const isUnreached = (key: string) => unreached.has(key);

export function saveSoon(key: string, afterMs = 0): void {
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => void saveWindow(key, 'once'), afterMs),
  );
}

/**
 * Saves the content of a window, one save at a time. Returns whether the server has all of it.
 * - `once`: text typed meanwhile waits for the next debounce;
 * - `all`: until nothing is left to save;
 * - `draft`: also creates a draft without any input, because it is about to be sent.
 */
export async function saveWindow(key: string, how: 'once' | 'all' | 'draft'): Promise<boolean> {
  clearTimeout(timers.get(key));
  const current = running.get(key);
  if (current) {
    await current;
    return saveWindow(key, how);
  }
  const saving = saveAll(key, how);
  running.set(key, saving);
  try {
    return await saving;
  } finally {
    running.delete(key);
  }
}

/** Starts saving all unsaved windows without waiting for the responses. */
export function saveAllWindows(): void {
  for (const one of allWindows()) if (hasUnsaved(one)) void saveWindow(one.key, 'once');
}

async function saveAll(key: string, how: 'once' | 'all' | 'draft'): Promise<boolean> {
  for (let round = 0; ; round++) {
    const now = findWindow(key);
    if (!now || now.theirs || now.isLoading) return false;
    if (!hasUnsaved(now) && (now.draft || how !== 'draft')) {
      changeWindow(key, { save: now.draft ? 'saved' : 'untouched' });
      return true;
    }
    if (how === 'once' && round > 0) {
      saveSoon(key, quietMs);
      return false;
    }
    changeWindow(key, { save: 'saving' });
    try {
      await saveOnce(now);
      failures.delete(key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!settle(now, error)) return false;
      round = -1;
    }
  }
}

async function saveOnce(now: ComposeWindow): Promise<void> {
  const { key, content, draft, draftKey, replyToId, createRequested } = now;
  if (draft) {
    changeWindow(key, { pendingSaves: [...now.pendingSaves.slice(1 - longestUnderway), content] });
    const body = { version: draft.version, ...changedParts(content, now.saved) };
    const { email } = await call(saveDraft, { params: { id: draft.id }, body });
    changeWindow(key, { ...savedAs(email, content), save: 'saved' });
    return;
  }
  changeWindow(key, { createRequested: true });
  const body = { key: draftKey, ...(replyToId !== null && { replyToId }), ...changedParts(content, null) };
  const { email } = await call(addDraft, { body });
  // A response was lost: the draft has the earlier content, so everything is saved again.
  const isOlder = createRequested && !isSameText(contentOf(email), content);
  changeWindow(key, { ...savedAs(email, isOlder ? contentOf(email) : content), save: 'saved' });
}

const savedAs = (email: Email, saved: DraftContent) => ({
  draft: { id: email.id, version: email.version },
  pendingSaves: [],
  saved,
  kept: contentOf(email),
});

/** Handles a failed save. Returns whether to retry immediately. */
function settle(tried: ComposeWindow, error: ApiError): boolean {
  const { key } = tried;
  if (error.status === 409) return settleConflict(key, error.current as Email);
  if (error.status === 404) return beginAnew(key);
  if (error.status === 400 && error.reasons.replyToId && tried.replyToId !== null) {
    changeWindow(key, { replyToId: null });
    return true;
  }
  if (error.status > 0 && error.status < 500 && error.status !== 429) {
    changeWindow(key, { save: 'refused', problem: problemOf(error) });
    return false;
  }
  const count = failures.get(key) ?? 0;
  failures.set(key, count + 1);
  if (isWorthRetrying(error)) unreached.add(key);
  else unreached.delete(key);
  changeWindow(key, { save: 'failed' });
  saveSoon(key, againMs[Math.min(count, againMs.length - 1)]);
  return false;
}

/** Handles a draft that changed meanwhile. Returns whether this content may be saved or sent over it. */
export function settleConflict(key: string, current: Email): boolean {
  const now = findWindow(key);
  if (!now) return false;
  if (!isWritable(current)) return beginAnew(key);
  const content = contentOf(current);
  const draft = { id: current.id, version: current.version };
  // Only its star, labels or the like changed: the text is still the one saved by this window.
  if (now.kept && isSameText(content, now.kept)) {
    changeWindow(key, { draft });
    return true;
  }
  // It was saved from here and the response was lost, or both have the same content.
  const own = [...now.pendingSaves, now.content].find((one) => isSameText(content, one));
  if (own) {
    changeWindow(key, { draft, saved: own, kept: content });
    return true;
  }
  changeWindow(key, { theirs: { version: current.version, content }, save: 'waiting' });
  return false;
}

/** Checks whether an email is an editable draft. */
export const isWritable = ({ isDraft, folder, sendAt }: Pick<Email, 'isDraft' | 'folder' | 'sendAt'>) =>
  isDraft && folder === 'draft' && sendAt === null;

/** It was sent or deleted elsewhere, so the content becomes a new draft and nothing is lost. */
function beginAnew(key: string): boolean {
  changeWindow(key, { draft: null, saved: null, kept: null, pendingSaves: [], draftKey: newKey(), createRequested: false });
  const now = findWindow(key);
  return now !== undefined && hasUnsaved(now);
}

/** Returns the server's reason in the person's language. */
export function problemOf(error: ApiError): string {
  const { t } = currentTranslation();
  return refusalText(t, error) || t('ui.form.refused');
}
