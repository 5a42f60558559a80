import { placeOfNow, trackWrite } from './writes-under-way.ts';

/** Something that was done in this tab and can be taken back. */
export interface Write {
  /** That of the message that told of it; below zero for what no message told of. */
  readonly id: number;
  readonly message: string;
  /** When it was done, as ISO 8601 text. */
  readonly at: string;
  readonly state: 'done' | 'going' | 'takenBack';
}

/** Takes back; what answers or resolves to false has failed, and can be tried again. */
export type UndoAction = () => unknown;

interface KeptWrite extends Write {
  /** Among all that was done: the later it was begun, the higher. */
  readonly place: number;
  readonly takeBack: readonly UndoAction[];
}

/** How many writes are kept. */
export const mostWrites = 20;

let writes: readonly KeptWrite[] = [];
let lastSilent = 0;
const listeners = new Set<() => void>();

/** Keeps what was done, the newest first. It takes in an earlier one (`joins`) whose message now tells of both. */
export function keepWrite({ id, message, takeBack }: { id: number; message: string; takeBack: UndoAction }, joins?: number): void {
  const joined = writes.find((write) => write.id === joins && write.state === 'done');
  // The newest first: each is taken back from what the next one found.
  const all = [takeBack, ...(joined?.takeBack ?? [])];
  const kept = { id, message, at: new Date().toISOString(), state: 'done' as const, takeBack: all, place: placeOfNow() };
  const others = writes.filter((write) => write !== joined);
  const later = others.filter(({ place }) => place > kept.place);
  set([...later, kept, ...others.slice(later.length)].slice(0, mostWrites));
}

/** Keeps what the page itself shows to be done, such as a tick: no message tells of it. Returns its id. */
export function recordSilently(message: string, takeBack: UndoAction): number {
  lastSilent -= 1;
  keepWrite({ id: lastSilent, message, takeBack });
  return lastSilent;
}

/** Forgets one that can't be taken back any more. */
export function dropWrite(id: number): void {
  set(writes.filter((write) => write.id !== id));
}

/** Takes one back. Answers whether that was done; one that is being taken back, or was, is left alone. */
export async function undoEntry(id: number): Promise<boolean> {
  const write = writes.find((kept) => kept.id === id);
  if (write?.state !== 'done') return false;
  turn(id, 'going');
  const results = await trackWrite(() => Promise.allSettled(write.takeBack.map(async (takeBack) => takeBack())));
  const isDone = results.every((result) => result.status === 'fulfilled' && result.value !== false);
  turn(id, isDone ? 'takenBack' : 'done');
  return isDone;
}

/** What was done, the newest first. */
export function keptWrites(): readonly Write[] {
  return writes;
}

/** The last one that can be taken back, of those up to a place. */
export function newestWrite(upTo: number): (Write & { readonly place: number }) | undefined {
  return writes.find(({ state, place }) => state === 'done' && place <= upTo);
}

/** Forgets all: somebody else is at the browser. */
export function forgetWrites(): void {
  set([]);
}

/** Calls back after each change; gives the function that ends it. */
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
