import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { getEmail } from '../../../contract.ts';
import { contentOf, isSameText } from '../draft-content.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import { addWindow, changeWindow, findWindow, holdWindow, removeWindow } from './compose-windows-store.ts';
import { hasUnsaved, isWritable, saveSoon } from './save-window.ts';
import { storedKeys } from './stored-prefix.ts';
import { forgetWindow, readStoredWindow } from './stored-windows.ts';

/** Restores the windows that were open when the page was closed, except those open in another tab. */
export async function restoreWindows(): Promise<void> {
  for (const key of storedKeys()) {
    if (findWindow(key)) continue;
    const kept = readStoredWindow(key);
    if (!kept) forgetWindow(key);
    // The queue sends it.
    else if (kept.outgoing) addWindow(kept);
    else if ((await holdWindow(key)) && !findWindow(key)) void restore(kept);
  }
}

/** The stored text wins only if it is based on the server's version; otherwise both are shown. */
async function restore(kept: ComposeWindow): Promise<void> {
  const isTouched = hasUnsaved(kept);
  if (!kept.draft && !isTouched) return forgetWindow(kept.key);
  addWindow({ ...kept, save: isTouched ? 'waiting' : 'saved' });
  if (isTouched) return saveSoon(kept.key);
  await takeNewer(kept);
}

/** Nothing was typed since the last save, so the server's version is simply newer. */
async function takeNewer({ key, draft, kept, round }: ComposeWindow): Promise<void> {
  if (!draft) return;
  try {
    const email = await call(getEmail, { query: { id: draft.id } });
    const now = findWindow(key);
    if (!now || hasUnsaved(now) || now.draft?.version !== draft.version) return;
    if (!isWritable(email)) return dropWindow(key);
    const content = contentOf(email);
    const version = { id: email.id, version: email.version };
    if (kept && isSameText(content, kept)) changeWindow(key, { draft: version });
    else changeWindow(key, { draft: version, content, saved: content, kept: content, round: round + 1 });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) dropWindow(key);
  }
}

function dropWindow(key: string): void {
  const now = findWindow(key);
  if (now && !hasUnsaved(now)) removeWindow(key);
}
