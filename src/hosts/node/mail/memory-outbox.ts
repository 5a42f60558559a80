import { randomBytes } from 'node:crypto';
import type { KeptMessage, Outbox } from '#server/mail-host.ts';

const mostKept = 50;

/**
 * The newest mails that would have been sent. Kept in memory only, because their links open accounts; token and mails end with the process.
 */
export function memoryOutbox(): Outbox {
  const kept: KeptMessage[] = [];
  return {
    token: randomBytes(24).toString('base64url'),
    keep(message) {
      kept.unshift(message);
      kept.length = Math.min(kept.length, mostKept);
    },
    read: () => [...kept],
  };
}
