import { useEffect, useState } from 'react';
import { loadQuietly } from '#web/load-quietly.ts';
import { whenIdle } from '#web/when-idle.ts';
import type { dragMails, takeMails } from './mail-drag-kit.ts';

export interface MailDragKit {
  dragMails: typeof dragMails;
  takeMails: typeof takeMails;
}

/** The code of dragging, once the page was at rest: the mails are shown before. A finger has the menus instead. */
export function useMailDragKit(isWanted: boolean): MailDragKit | null {
  const [kit, setKit] = useState<MailDragKit | null>(null);
  useEffect(() => {
    if (!isWanted || !window.matchMedia('(pointer: fine)').matches) return;
    return whenIdle(() =>
      // All that can be dragged has a menu too.
      loadQuietly(
        () => import('./mail-drag-kit.ts'),
        ({ dragMails, takeMails }) => setKit({ dragMails, takeMails }),
      ),
    );
  }, [isWanted]);
  return isWanted ? kit : null;
}
