import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SignedIn } from '#contract/signed-in.ts';
import { isLanguageChosen, languageToTake } from '#web/first-visit.ts';
import { changeLanguage } from '#web/i18n.ts';
import { currentLayout } from '#web/layout-store.ts';
import { storeSession } from '#web/session-store.ts';
import { firstOfMenu, homeOfRole } from '../../home-of-role.ts';
import { returnPath } from './return-path.ts';

/** The page the person wanted before they had to sign in. */
const wantedPath = () => returnPath(window.location.search, window.location.origin);

/** Returns a function that preloads the code of the usual landing page while the server verifies the sign-in. */
export function useLoadHomeAhead(): () => void {
  const router = useRouter();
  return () => {
    for (const { routeId } of router.matchRoutes(wantedPath() ?? firstOfMenu)) void router.loadRouteChunk(router.routesById[routeId]);
  };
}

/** Returns a function that stores the session and redirects to the wanted page, otherwise to `start` or home. */
export function useBeginSession(): (signedIn: SignedIn, start?: string) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return (signedIn, start) => {
    const target = wantedPath() ?? start ?? homeOfRole(signedIn.userData.role);
    // Clears all data of the previous person.
    queryClient.clear();
    storeSession(signedIn);
    const wanted = languageToTake(signedIn.userData.language, { shown: currentLayout().language, isChosen: isLanguageChosen() });
    if (wanted) void changeLanguage(wanted);
    router.history.push(target);
  };
}
