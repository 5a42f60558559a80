import type { ComposeWindow } from './windows/compose-window-state.ts';
import { changeWindow } from './windows/compose-windows-store.ts';
import { saveSoon } from './windows/save-window.ts';

/** What stands in the window replaces what was saved elsewhere. */
export function keepMine({ key, draft, theirs }: ComposeWindow): void {
  if (!draft || !theirs) return;
  changeWindow(key, {
    draft: { ...draft, version: theirs.version },
    saved: theirs.content,
    kept: theirs.content,
    theirs: null,
  });
  saveSoon(key);
}

/** What was saved elsewhere replaces what stands in the window. Answers how to take that back. */
export function keepTheirs({ key, draft, theirs, content: mine, round }: ComposeWindow): () => void {
  if (!draft || !theirs) return () => undefined;
  const { version, content } = theirs;
  changeWindow(key, {
    draft: { ...draft, version },
    content,
    saved: content,
    kept: content,
    theirs: null,
    typed: {},
    save: 'saved',
    round: round + 1,
  });
  return () => {
    changeWindow(key, { content: mine, round: round + 2, save: 'waiting' });
    saveSoon(key);
  };
}
