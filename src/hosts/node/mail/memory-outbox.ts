import type { KeptMessage, Outbox } from '#server/mail-host.ts';

const mostKept = 50;

/** The newest mails that would have left, for as long as the server runs: links in them open accounts, so that no disk is to have them. */
export function memoryOutbox(): Outbox {
  const kept: KeptMessage[] = [];
  return {
    keep(message) {
      kept.unshift(message);
      kept.length = Math.min(kept.length, mostKept);
    },
    read: () => [...kept],
  };
}
