import type { ChatStatus } from './presence-contract.ts';

/** Seconds without a heartbeat after which a person counts as offline. A page sends one every 30 seconds. */
export const presenceSeconds = 90;

/** Stored presence of a person; nulls if they were never online. */
export interface Presence {
  status: ChatStatus | null;
  seenAt: Date | null;
}

/** Returns the status others see: the chosen one while the person is online. Sample people, who never sign in, keep theirs. */
export function visibleStatus({ status, seenAt }: Presence, now: Date): ChatStatus {
  if (status === null) return 'offline';
  return seenAt === null || now.getTime() - seenAt.getTime() < presenceSeconds * 1000 ? status : 'offline';
}
