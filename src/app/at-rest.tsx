import { useEffect } from 'react';
import { ignoreSlidClicks } from '#web/slid-clicks.ts';
import { warnOfWrites } from '#web/warn-of-writes.ts';
import { ConnectionBar } from './connection-bar.tsx';

/** What every page has once it is at rest. */
export function AtRest() {
  useEffect(ignoreSlidClicks, []);
  useEffect(warnOfWrites, []);
  return <ConnectionBar />;
}
