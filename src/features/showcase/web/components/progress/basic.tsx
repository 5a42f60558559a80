import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** The share ranges from 0 to 1. */
export function Basic() {
  const [done, setDone] = useState(5);
  return (
    <Stack>
      <ProgressBar label="Chairs for Kestrel Hotels" share={done / 12} />
      <Row>
        <Button look="outline" size="small" disabled={done === 0} onClick={() => setDone(done - 1)}>
          Remove one
        </Button>
        <Button look="outline" size="small" disabled={done === 12} onClick={() => setDone(done + 1)}>
          Add one
        </Button>
      </Row>
    </Stack>
  );
}
