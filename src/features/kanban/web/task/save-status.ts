import { useSyncExternalStore } from 'react';
import type { SaveStatus } from '#web/ui/save-note.tsx';

const running = new Map<number, number>();
const ended = new Map<number, SaveStatus>();
const listeners = new Set<() => void>();

/** Runs something that saves a card, and lets the card say so. */
export async function trackSaving<R>(id: number, run: () => Promise<R>): Promise<R> {
  running.set(id, (running.get(id) ?? 0) + 1);
  tell();
  try {
    const answer = await run();
    ended.set(id, 'saved');
    return answer;
  } catch (error) {
    ended.set(id, 'failed');
    throw error;
  } finally {
    running.set(id, (running.get(id) ?? 1) - 1);
    tell();
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSaveStatus(id: number): SaveStatus {
  return useSyncExternalStore(subscribe, () => ((running.get(id) ?? 0) > 0 ? 'saving' : (ended.get(id) ?? 'idle')));
}
