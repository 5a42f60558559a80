import { useSession } from '#web/session-store.ts';
import type { User } from '../contract.ts';

/** Whether a user is who is signed in: nobody suspends or deletes themselves. */
export function useIsOwnUser({ email }: Pick<User, 'email'>): boolean {
  return useSession()?.email.toLowerCase() === email.toLowerCase();
}
