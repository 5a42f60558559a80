import { useState } from 'react';
import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Switch } from '#web/ui/switch.tsx';

const steps = [{ at: '#tour-light', title: 'Try it', text: 'Turn on the light while this step is open.', side: 'top' }] as const;

/** Without `isOpen`, the highlighted element can't be used. */
export function HandsOn() {
  const [isOn, setOn] = useState(false);
  return (
    <Stack>
      <div id="tour-light">
        <Switch label={isOn ? 'The Fenn lamp is on' : 'The Fenn lamp is off'} isOn={isOn} onChange={setOn} />
      </div>
      <div>
        <Button look="outline" onClick={() => void startTour(steps, { isOpen: true })}>
          Show me
        </Button>
      </div>
    </Stack>
  );
}
