import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SignedIn } from '#contract/signed-in.ts';
import { isLanguageChosen, languageToTake } from '#web/first-visit.ts';
import { changeLanguage } from '#web/i18n.ts';
import { currentLayout } from '#web/layout-store.ts';
import { storeSession } from '#web/session-store.ts';
import { firstOfMenu, homeOfRole } from '../../home-of-role.ts';
import { returnPath } from './return-path.ts';

/** Where somebody wanted to go when they were asked to sign in. */
const wantedPath = () => returnPath(window.location.search, window.location.origin);

/** Answers a function that loads the code of the page that most are led to, while the server still looks at who they are. */
export function useLoadHomeAhead(): () => void {
  const router = useRouter();
  return () => {
    for (const { routeId } of router.matchRoutes(wantedPath() ?? firstOfMenu)) void router.loadRouteChunk(router.routesById[routeId]);
  };
}

/** Answers a function that keeps who has signed in and leads to where they wanted to go, else to `start` or home. */
export function useBeginSession(): (signedIn: SignedIn, start?: string) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return (signedIn, start) => {
    const target = wantedPath() ?? start ?? homeOfRole(signedIn.userData.role);
    // Nothing of whoever was here before.
    queryClient.clear();
    storeSession(signedIn);
    const wanted = languageToTake(signedIn.userData.language, { shown: currentLayout().language, isChosen: isLanguageChosen() });
    if (wanted) void changeLanguage(wanted);
    router.history.push(target);
  };
}
