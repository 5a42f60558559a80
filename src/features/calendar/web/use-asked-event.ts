import { useEffect, useEffectEvent } from 'react';
import { useSearchValue } from '#web/use-search-value.ts';

/** Begins an event where the address asks for one (`?new=event`), once: it is gone from the address by then. */
export function useAskedEvent(begin: () => void): void {
  const [asked, ask] = useSearchValue('new');
  const onAsked = useEffectEvent(() => {
    ask(undefined);
    begin();
  });
  useEffect(() => {
    if (asked === 'event') onAsked();
  }, [asked]);
}
