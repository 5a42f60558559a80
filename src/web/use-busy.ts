import { useState } from 'react';

/** Whether what a button began is still under way: it shows so, and a second press begins nothing. `[isBusy, run]` */
export function useBusy(): [isBusy: boolean, run: (work: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, run];
}
