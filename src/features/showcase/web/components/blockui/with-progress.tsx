import { useEffect, useState } from 'react';
import { BusyCover } from '#web/ui/busy-cover.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Each step takes a moment. */
export function WithProgress() {
  const [done, setDone] = useState<number>();
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => setDone(done < 40 ? done + 1 : undefined), 120);
    return () => clearTimeout(timer);
  }, [done]);
  const stop = (
    <Button look="outline" size="small" onClick={() => setDone(undefined)}>
      Stop
    </Button>
  );
  return (
    <BusyCover
      isBusy={done !== undefined}
      label="Pictures are made smaller…"
      mark={<ProgressRing label="Pictures made smaller" share={(done ?? 0) / 40} size={56} />}
      action={stop}
    >
      <Stack>
        <p>The catalogue has 40 pictures, 212 MB in all.</p>
        <p>Smaller ones are loaded sooner, and look the same on a phone.</p>
        <div>
          <Button onClick={() => setDone(0)}>Make them smaller</Button>
        </div>
      </Stack>
    </BusyCover>
  );
}
