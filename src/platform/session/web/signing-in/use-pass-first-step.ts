import { useRouter } from '@tanstack/react-router';
import type { FirstStep } from '#contract/signed-in.ts';
import { clearSession } from '#web/session-store.ts';
import type { AuthLook } from '../frame/auth-heading.tsx';
import { keepChallenge } from './challenge-storage.ts';
import { useBeginSession } from './use-begin-session.ts';

/** Returns a function that handles a successful first step: redirects home, or to the code form. */
export function usePassFirstStep(look: AuthLook): (answer: FirstStep) => void {
  const beginSession = useBeginSession();
  const router = useRouter();
  return (answer) => {
    if (!('secondStep' in answer)) return beginSession(answer);
    keepChallenge(answer.secondStep);
    // Ends the previous person's session.
    clearSession();
    router.history.push(`/pages/two-steps-${look}${returnSearch()}`);
  };
}

/** Passes on only the return path; the rest of the URL may contain a link's secret. */
function returnSearch(): string {
  const to = new URLSearchParams(window.location.search).get('to');
  return to === null ? '' : `?${new URLSearchParams({ to })}`;
}
