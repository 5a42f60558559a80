import { useSession } from '#web/session-store.ts';
import type { User } from '../contract.ts';

/** Whether a user is the signed-in person, who can't suspend or delete themselves. */
export function useIsOwnUser({ email }: Pick<User, 'email'>): boolean {
  return useSession()?.email.toLowerCase() === email.toLowerCase();
}
