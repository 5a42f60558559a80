import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const order = () => toast({ message: 'Fenn lamp added to cart', tone: 'success' });

export function Sizes() {
  return (
    <Row>
      <Button size="small" onClick={order}>
        Small
      </Button>
      <Button onClick={order}>Medium</Button>
      <Button size="large" onClick={order}>
        Large
      </Button>
    </Row>
  );
}
