import { useSyncExternalStore } from 'react';
import { isSameContent } from '../draft-content.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import { allWindows, removeWindow, setMode } from './compose-windows-store.ts';
import { findSlot } from './inline-slot.ts';

/** Narrower than that a writer takes the whole screen, as its styles say. */
const room = () => window.matchMedia('(min-width: 720px)');

export const hasRoomInline = () => room().matches;
export const useRoomInline = () => useSyncExternalStore(listenToRoom, hasRoomInline);

function listenToRoom(listener: () => void): () => void {
  const query = room();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the open conversation is the one that a window answers. */
export const hasItsSlot = ({ answered }: Pick<ComposeWindow, 'answered'>, slot = findSlot()) =>
  answered !== null && slot?.mailIds.has(answered.id) === true && hasRoomInline();

/** Whether a window stands in the open conversation. One whose conversation is not open waits as a tab. */
export const standsInline = (one: ComposeWindow, slot = findSlot()) => one.mode === 'inline' && hasItsSlot(one, slot);

/** Whether nobody wrote anything in it. */
export const isUntouched = ({ draft, wasAsked, isLoading, content, beginning }: ComposeWindow) =>
  !draft && !wasAsked && (isLoading || isSameContent(content, beginning));

/** Makes the conversation's end free for a window: one writer stands there at a time. */
export function clearSlot(but: string): void {
  for (const one of allWindows()) if (one.key !== but && standsInline(one)) giveWay(one);
}

function giveWay(one: ComposeWindow): void {
  if (isUntouched(one)) removeWindow(one.key);
  else setMode(one.key, 'minimised');
}

/** What was begun in a conversation and not written in goes with it. */
export function closeUntouchedReplies(left: ReturnType<typeof findSlot>): void {
  for (const one of allWindows()) if (standsInline(one, left) && !standsInline(one) && isUntouched(one)) removeWindow(one.key);
}
