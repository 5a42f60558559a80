import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { useSession } from '#web/session-store.ts';
import { useMayWrite } from '../use-may-write.ts';
import { useAskedCompose } from './compose-store.ts';
import { storedKeys } from './stored-prefix.ts';

const ComposeWindows = lazyPart(() => import('./compose-windows.tsx').then(({ ComposeWindows }) => ComposeWindows));

/** Where the compose windows stand. Their code is loaded when one is asked for, or when some are left from before. */
export function ComposeHost() {
  const asked = useAskedCompose();
  const account = useSession()?.eid;
  const mayWrite = useMayWrite();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (asked.length > 0) setWanted(true);
  }, [asked]);
  useEffect(() => {
    if (account === undefined || storedKeys().length === 0) return;
    // The list comes first.
    const timer = setTimeout(() => setWanted(true), 300);
    return () => clearTimeout(timer);
  }, [account]);
  return wanted && mayWrite && account !== undefined ? (
    <Suspense>
      <ComposeWindows key={account} />
    </Suspense>
  ) : null;
}
