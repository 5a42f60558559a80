import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const save = () => toast({ message: 'Order saved', tone: 'success' });

export function Looks() {
  return (
    <Row>
      <Button onClick={save}>Save order</Button>
      <Button look="outline" onClick={() => toast({ message: 'Draft saved' })}>
        Save as draft
      </Button>
      <Button look="plain" onClick={() => toast({ message: 'Changes discarded' })}>
        Cancel
      </Button>
    </Row>
  );
}
