import { Card } from '#web/ui/card.tsx';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

/** Dividers without a border. */
export function Plain() {
  return (
    <Card title="Best sellers">
      <ListGroup look="plain" label="Best sellers">
        <ListLine end="184">Fenn floor lamp</ListLine>
        <ListLine end="121">Vale dining chair</ListLine>
        <ListLine end="96">Leith pendant</ListLine>
      </ListGroup>
    </Card>
  );
}
