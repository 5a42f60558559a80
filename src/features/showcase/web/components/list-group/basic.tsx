import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

export function Basic() {
  return (
    <ListGroup label="Woods">
      <ListLine>Oak</ListLine>
      <ListLine>Walnut</ListLine>
      <ListLine>Beech</ListLine>
    </ListGroup>
  );
}
