import { onSessionChange, readSession } from '#web/session-store.ts';

/**
 * Loads the page anew when another tab signs in somebody, or somebody else than this tab shows: no page may mix one person's data
 * with another one's rights. Logging out is left to the guards. Answers how to stop.
 */
export function watchOtherTabs(): () => void {
  let shown = readSession()?.userData.eid;
  return onSessionChange((byOtherTab) => {
    const before = shown;
    shown = readSession()?.userData.eid;
    if (!byOtherTab || !shown || shown === before) return;
    if (before) window.location.assign('/');
    else window.location.reload();
  });
}
