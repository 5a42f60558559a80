import { useSyncExternalStore } from 'react';
import { holdTyping } from '#web/typed-ahead.ts';
import type { Email, Recipient } from '../../../contract.ts';

/** The fields of an email needed to reply to it or forward it. */
export type AnsweredMail = Pick<Email, 'id' | 'from' | 'to' | 'cc' | 'replyTo' | 'subject' | 'message' | 'attachments' | 'time' | 'folder'>;

export type ComposeStart =
  | { kind: 'new'; to?: Recipient[] }
  | { kind: 'reply' | 'replyAll' | 'forward'; mail: AnsweredMail }
  | { kind: 'draft'; id: number };

interface Asked {
  key: string;
  start: ComposeStart;
}

let asked: readonly Asked[] = [];
const listeners = new Set<() => void>();

/** Opens a compose window. Its code is loaded on first use; typing is buffered until then. */
export function openCompose(start: ComposeStart): void {
  holdTyping();
  change([...asked, { key: newKey(), start }]);
}

/** Returns the requests that have no window yet. */
export function useAskedCompose(): readonly Asked[] {
  return useSyncExternalStore(listen, () => asked);
}

/** Returns the pending requests and clears them. */
export function takeComposeRequests(): readonly Asked[] {
  const taken = asked;
  if (taken.length > 0) change([]);
  return taken;
}

/** Generates a unique key, even on pages served without TLS; later keys sort after earlier ones. */
export function newKey(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${Date.now().toString(36)}-${random}`;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly Asked[]): void {
  asked = next;
  for (const listener of listeners) listener();
}
