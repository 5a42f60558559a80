import { randomBytes } from 'node:crypto';
import type { KeptMessage, Outbox } from '#server/mail-host.ts';

const maxKept = 50;

/** Holds the newest unsent mails in memory only, because their links open accounts; token and mails are gone when the process ends. */
export function memoryOutbox(): Outbox {
  const kept: KeptMessage[] = [];
  return {
    token: randomBytes(24).toString('base64url'),
    keep(message) {
      kept.unshift(message);
      kept.length = Math.min(kept.length, maxKept);
    },
    read: () => [...kept],
  };
}
