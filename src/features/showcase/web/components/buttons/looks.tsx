import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const save = () => toast({ message: 'The order is saved.', tone: 'success' });

/** The three looks. */
export function Looks() {
  return (
    <Row>
      <Button onClick={save}>Save the order</Button>
      <Button look="outline" onClick={() => toast({ message: 'Kept as a draft.' })}>
        Keep as a draft
      </Button>
      <Button look="plain" onClick={() => toast({ message: 'Nothing was saved.' })}>
        Cancel
      </Button>
    </Row>
  );
}
