import { useState } from 'react';
import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const steps = [
  { title: 'Step 1 of 2', text: 'Close the tour or continue.' },
  { title: 'Step 2 of 2', text: 'That’s it.' },
];

/** The page handles the outcome. */
export function ToldAtTheEnd() {
  const [said, setSaid] = useState('Not started');
  return (
    <Row>
      <Button look="outline" onClick={() => void startTour(steps, { onEnd: (wasSeen) => setSaid(wasSeen ? 'Completed' : 'Closed early') })}>
        Start two-step tour
      </Button>
      <span role="status">{said}</span>
    </Row>
  );
}
