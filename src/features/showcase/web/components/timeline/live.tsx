import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

const steps = ['Sanded', 'Oiled', 'Packed', 'Sent'];
const first = {
  key: 0,
  tone: 'neutral',
  what: 'Started',
  actorName: 'Rui Valadares',
  at: new Date(Date.now() - 7_200_000).toISOString(),
} as const;

/** Each press adds the next step. */
export function Live() {
  const [times, setTimes] = useState<readonly string[]>([]);
  const done = times.map((at, step) => ({ key: step + 1, tone: 'success' as const, what: steps[step], actorName: 'You', at }));
  return (
    <Stack gap={16}>
      <div>
        <Button
          look="outline"
          size="small"
          onClick={() => setTimes(times.length < steps.length ? [...times, new Date().toISOString()] : [])}
        >
          {steps[times.length] ?? 'Restart'}
        </Button>
      </div>
      <Timeline entries={[...done.toReversed(), first]} />
    </Stack>
  );
}
