import type { ChatStatus } from './presence-contract.ts';

/** After this time without a sign of life nobody is taken to be there. A page gives one every 30 seconds. */
export const presenceSeconds = 90;

/** What is kept of how a person appears; nulls for who never came. */
export interface Presence {
  status: ChatStatus | null;
  seenAt: Date | null;
}

/** The status as others see it: the chosen one while the person is here, and always that of sample people, who never come. */
export function visibleStatus({ status, seenAt }: Presence, now: Date): ChatStatus {
  if (status === null) return 'offline';
  return seenAt === null || now.getTime() - seenAt.getTime() < presenceSeconds * 1000 ? status : 'offline';
}
