import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SignedIn } from '#contract/signed-in.ts';
import { storeSession } from '#web/session-store.ts';
import { homeOfRole } from '../../home-of-role.ts';
import { returnPath } from './return-path.ts';

/** Answers a function that keeps who has signed in and leads to where they wanted to go, else home. */
export function useBeginSession(): (signedIn: SignedIn) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return (signedIn) => {
    const { search, origin } = window.location;
    const target = returnPath(search, origin) ?? homeOfRole(signedIn.userData.role);
    // Nothing of whoever was here before.
    queryClient.clear();
    storeSession(signedIn);
    router.history.push(target);
  };
}
