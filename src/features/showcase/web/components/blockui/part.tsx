import { useEffect, useState } from 'react';
import { BusyCover } from '#web/ui/busy-cover.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** The content keeps its place while blocked. */
export function Part() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setBusy(false), 3000);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <BusyCover isBusy={isBusy} label="Counting stock…">
      <Stack>
        <p>211 chairs, 84 tables, 390 lamps. Counted yesterday by Callum Ferguson.</p>
        <div>
          <Button onClick={() => setBusy(true)}>Count again</Button>
        </div>
      </Stack>
    </BusyCover>
  );
}
