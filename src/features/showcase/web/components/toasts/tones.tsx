import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

export function Tones() {
  return (
    <Row>
      <Button look="outline" onClick={() => toast({ message: 'Order saved', tone: 'success' })}>
        Success
      </Button>
      <Button look="outline" onClick={() => toast({ message: 'Couldn’t save the order', tone: 'error' })}>
        Error
      </Button>
      <Button look="outline" onClick={() => toast({ message: 'Zoë is viewing the same order' })}>
        Info
      </Button>
    </Row>
  );
}
