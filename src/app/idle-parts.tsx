import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startMailQueue } from '#features/email/web/queue/start-mail-queue.ts';
import { useSession } from '#web/session-store.ts';
import { ignoreSlidClicks } from '#web/slid-clicks.ts';
import { warnOfWrites } from '#web/warn-of-writes.ts';
import { ConnectionBar } from './connection-bar.tsx';

/** Parts every page mounts once it is idle. */
export function IdleParts() {
  useEffect(ignoreSlidClicks, []);
  useEffect(warnOfWrites, []);
  const queryClient = useQueryClient();
  const eid = useSession()?.eid;
  useEffect(() => {
    if (eid) startMailQueue(queryClient);
  }, [eid, queryClient]);
  return <ConnectionBar />;
}
