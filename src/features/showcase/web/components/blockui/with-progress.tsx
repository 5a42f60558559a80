import { useEffect, useState } from 'react';
import { BusyCover } from '#web/ui/busy-cover.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Each step takes 120 ms. */
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
      label="Compressing images…"
      mark={<ProgressRing label="Images compressed" share={(done ?? 0) / 40} size={56} />}
      action={stop}
    >
      <Stack>
        <p>The catalog has 40 images, 212 MB in total.</p>
        <p>Compressed images load faster and look the same on a phone.</p>
        <div>
          <Button onClick={() => setDone(0)}>Compress images</Button>
        </div>
      </Stack>
    </BusyCover>
  );
}
