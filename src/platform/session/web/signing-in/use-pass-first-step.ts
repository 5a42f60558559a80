import { useRouter } from '@tanstack/react-router';
import type { FirstStep } from '#contract/signed-in.ts';
import { clearSession } from '#web/session-store.ts';
import type { AuthLook } from '../frame/auth-heading.tsx';
import { keepChallenge } from './kept-challenge.ts';
import { useBeginSession } from './use-begin-session.ts';

/** Answers a function that goes on with what a right password was answered: home, or to where the code is asked for. */
export function usePassFirstStep(look: AuthLook): (answer: FirstStep) => void {
  const beginSession = useBeginSession();
  const router = useRouter();
  return (answer) => {
    if (!('secondStep' in answer)) return beginSession(answer);
    keepChallenge(answer.secondStep);
    // Whoever was signed in here makes way.
    clearSession();
    router.history.push(`/pages/two-steps-${look}${returnSearch()}`);
  };
}

/** The way back, and nothing else of the address: it may have the secret of a link. */
function returnSearch(): string {
  const to = new URLSearchParams(window.location.search).get('to');
  return to === null ? '' : `?${new URLSearchParams({ to })}`;
}
