import { useState } from 'react';
import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const steps = [
  { title: 'One of two', text: 'Leave here, or go on.' },
  { title: 'Two of two', text: 'That was all of it.' },
];

/** What comes of it is the page’s own affair. */
export function ToldAtTheEnd() {
  const [said, setSaid] = useState('Not started yet.');
  return (
    <Row>
      <Button
        look="outline"
        onClick={() => void startTour(steps, { onEnd: (wasSeen) => setSaid(wasSeen ? 'Seen to the end.' : 'Left before the end.') })}
      >
        Two steps
      </Button>
      <span role="status">{said}</span>
    </Row>
  );
}
