import { placeOfNow, trackWrite } from './writes-under-way.ts';

/** An action of this tab that can be undone. */
export interface Write {
  /** The id of its toast; negative without a toast. */
  readonly id: number;
  readonly message: string;
  /** When it was done, as ISO 8601. */
  readonly at: string;
  readonly state: 'done' | 'going' | 'takenBack';
}

/** Undoes the action. Returning or resolving to false means it failed and can be retried. */
export type UndoAction = () => unknown;

interface KeptWrite extends Write {
  /** Position in the order in which actions started. */
  readonly place: number;
  readonly takeBack: readonly UndoAction[];
}

/** Maximum number of entries. */
export const maxWrites = 20;

let writes: readonly KeptWrite[] = [];
let lastSilent = 0;
const listeners = new Set<() => void>();

/** Records an action, newest first. It absorbs an earlier one (`joins`) whose toast now covers both. */
export function keepWrite({ id, message, takeBack }: { id: number; message: string; takeBack: UndoAction }, joins?: number): void {
  const joined = writes.find((write) => write.id === joins && write.state === 'done');
  // Newest first, because each undo restores the state the next one expects.
  const all = [takeBack, ...(joined?.takeBack ?? [])];
  const kept = { id, message, at: new Date().toISOString(), state: 'done' as const, takeBack: all, place: placeOfNow() };
  const others = writes.filter((write) => write !== joined);
  const later = others.filter(({ place }) => place > kept.place);
  set([...later, kept, ...others.slice(later.length)].slice(0, maxWrites));
}

/** Records an action without a toast, because the page itself shows it, such as a tick. Returns its id. */
export function recordSilently(message: string, takeBack: UndoAction): number {
  lastSilent -= 1;
  keepWrite({ id: lastSilent, message, takeBack });
  return lastSilent;
}

/** Removes an entry that can no longer be undone. */
export function dropWrite(id: number): void {
  set(writes.filter((write) => write.id !== id));
}

/** Undoes an entry. Returns whether it succeeded; entries being undone or already undone are skipped. */
export async function undoEntry(id: number): Promise<boolean> {
  const write = writes.find((kept) => kept.id === id);
  if (write?.state !== 'done') return false;
  turn(id, 'going');
  const results = await trackWrite(() => Promise.allSettled(write.takeBack.map(async (takeBack) => takeBack())));
  const isDone = results.every((result) => result.status === 'fulfilled' && result.value !== false);
  turn(id, isDone ? 'takenBack' : 'done');
  return isDone;
}

/** Returns all entries, newest first. */
export function undoEntries(): readonly Write[] {
  return writes;
}

/** Returns the latest undoable entry up to a position. */
export function newestWrite(upTo: number): (Write & { readonly place: number }) | undefined {
  return writes.find(({ state, place }) => state === 'done' && place <= upTo);
}

/** Clears the history when the signed-in user changes. */
export function forgetWrites(): void {
  set([]);
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function onWritesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function turn(id: number, state: Write['state']): void {
  set(writes.map((write) => (write.id === id ? { ...write, state } : write)));
}

function set(changed: readonly KeptWrite[]): void {
  writes = changed;
  for (const listener of listeners) listener();
}
