import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

/** The tone is a color at the edge; the text carries the meaning too. */
export function Types() {
  return (
    <Row>
      <Button look="outline" onClick={() => toast({ message: 'Order 2041 shipped', tone: 'success' })}>
        Success
      </Button>
      <Button look="outline" onClick={() => toast({ message: 'Maren is replying to Fjord Hotels', tone: 'info' })}>
        Info
      </Button>
      <Button look="outline" onClick={() => toast({ message: 'Couldn’t print the label: the printer is off', tone: 'error' })}>
        Error
      </Button>
    </Row>
  );
}
