import { useSyncExternalStore } from 'react';
import { isSameContent } from '../draft-content.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import { allWindows, removeWindow, setMode } from './compose-windows-store.ts';
import { findSlot } from './inline-slot.ts';

/** Below this width a compose window takes the whole screen, as in its CSS. */
const room = () => window.matchMedia('(min-width: 720px)');

export const hasRoomInline = () => room().matches;
export const useRoomInline = () => useSyncExternalStore(listenToRoom, hasRoomInline);

function listenToRoom(listener: () => void): () => void {
  const query = room();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Checks whether the open conversation is the one a window replies to. */
export const hasItsSlot = ({ answered }: Pick<ComposeWindow, 'answered'>, slot = findSlot()) =>
  answered !== null && slot?.mailIds.has(answered.id) === true && hasRoomInline();

/** Checks whether a window is shown in the open conversation. If its conversation is not open, it waits as a tab. */
export const isComposeInline = (one: ComposeWindow, slot = findSlot()) => one.mode === 'inline' && hasItsSlot(one, slot);

/** Checks that nothing has been written in it. */
export const isUntouched = ({ draft, createRequested, isLoading, content, beginning }: ComposeWindow) =>
  !draft && !createRequested && (isLoading || isSameContent(content, beginning));

/** Clears the conversation's end for a window: only one fits there. */
export function clearSlot(but: string): void {
  for (const one of allWindows()) if (one.key !== but && isComposeInline(one)) minimizeOrClose(one);
}

function minimizeOrClose(one: ComposeWindow): void {
  if (isUntouched(one)) removeWindow(one.key);
  else setMode(one.key, 'minimised');
}

/** Closes replies without content when their conversation closes. */
export function closeUntouchedReplies(left: ReturnType<typeof findSlot>): void {
  for (const one of allWindows()) if (isComposeInline(one, left) && !isComposeInline(one) && isUntouched(one)) removeWindow(one.key);
}
