import { useEffect, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { BusyCover } from '#web/ui/busy-cover.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Simulates sending, then shows the sent state. */
export function Form() {
  const [stage, setStage] = useState<'typing' | 'sending' | 'sent'>('typing');
  useEffect(() => {
    if (stage !== 'sending') return;
    const timer = setTimeout(() => setStage('sent'), 1500);
    return () => clearTimeout(timer);
  }, [stage]);
  return (
    <BusyCover isBusy={stage === 'sending'} label="Sending order…" look="blur">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setStage('sending');
        }}
      >
        <Stack>
          <TextField label="Company" defaultValue="Kestrel Hotels" />
          {stage === 'sent' && (
            <Alert isLive tone="success">
              Order sent
            </Alert>
          )}
          <div>
            <Button type="submit">Order six lamps</Button>
          </div>
        </Stack>
      </form>
    </BusyCover>
  );
}
