import { useSyncExternalStore } from 'react';
import { holdTyping } from '#web/typed-ahead.ts';
import type { Email, Recipient } from '../../../contract.ts';

/** What is read of a mail to answer it or hand it on. */
export type AnsweredMail = Pick<Email, 'id' | 'from' | 'to' | 'cc' | 'replyTo' | 'subject' | 'message' | 'attachments' | 'time' | 'folder'>;

/** What a compose window begins with. */
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

/** Opens a window to write in. Its code is loaded on first use; what is typed until then waits for it. */
export function openCompose(start: ComposeStart): void {
  holdTyping();
  change([...asked, { key: newKey(), start }]);
}

/** What was asked for and has no window yet. */
export function useAskedCompose(): readonly Asked[] {
  return useSyncExternalStore(listen, () => asked);
}

/** Hands over what was asked for, once. */
export function takeComposeRequests(): readonly Asked[] {
  const taken = asked;
  if (taken.length > 0) change([]);
  return taken;
}

/** A name that nobody else gives, where the page is served without TLS too; later ones sort behind. */
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
