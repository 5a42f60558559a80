import { useEffect, useState } from 'react';
import { loadQuietly } from '#web/load-quietly.ts';
import { whenIdle } from '#web/when-idle.ts';
import type { dragMails, takeMails } from './mail-drag-kit.ts';

export interface MailDragKit {
  dragMails: typeof dragMails;
  takeMails: typeof takeMails;
}

/** Loads the drag code when the page is idle, so the emails are shown first. Touch screens use the menus instead. */
export function useMailDragKit(isWanted: boolean): MailDragKit | null {
  const [kit, setKit] = useState<MailDragKit | null>(null);
  useEffect(() => {
    if (!isWanted || !window.matchMedia('(pointer: fine)').matches) return;
    return whenIdle(() =>
      // Everything draggable has a menu too.
      loadQuietly(
        () => import('./mail-drag-kit.ts'),
        ({ dragMails, takeMails }) => setKit({ dragMails, takeMails }),
      ),
    );
  }, [isWanted]);
  return isWanted ? kit : null;
}
