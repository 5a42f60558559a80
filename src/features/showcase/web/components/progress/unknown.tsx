import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Indeterminate without a share, then determinate. */
export function Unknown() {
  const [done, setDone] = useState<number>();
  useEffect(() => {
    if (done !== undefined && done >= 20) return;
    const timer = setTimeout(() => setDone((done ?? 0) + 1), done === undefined ? 4000 : 150);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <Stack>
      <ProgressBar label={done === undefined ? 'Preparing catalog' : 'Catalog'} {...(done !== undefined && { share: done / 20 })} />
      <div>
        <Button look="outline" size="small" onClick={() => setDone(undefined)}>
          Restart
        </Button>
      </div>
    </Stack>
  );
}
