import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

/** Two seconds for something already visible, ten for something to read. */
export function ForHowLong() {
  return (
    <Row>
      {[2, 5, 10].map((seconds) => (
        <Button
          key={seconds}
          look="outline"
          onClick={() => toast({ message: `The Porto kiln is at 900 °C (shown for ${seconds} seconds)`, tone: 'info', seconds })}
        >
          {seconds} seconds
        </Button>
      ))}
    </Row>
  );
}
