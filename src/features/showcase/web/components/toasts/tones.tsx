import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

/** Three tones. */
export function Tones() {
  return (
    <Row>
      <Button look="outline" onClick={() => toast({ message: 'The order is saved.', tone: 'success' })}>
        It worked
      </Button>
      <Button look="outline" onClick={() => toast({ message: 'The order could not be saved.', tone: 'error' })}>
        It did not
      </Button>
      <Button look="outline" onClick={() => toast({ message: 'Zoë has opened the same order.' })}>
        Worth knowing
      </Button>
    </Row>
  );
}
