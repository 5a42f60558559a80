import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

/** The words say it as well. */
export function Tones() {
  return (
    <ListGroup label="Orders">
      <ListLine tone="success" text="Delivered on Tuesday">
        Order 2041
      </ListLine>
      <ListLine tone="warning" text="Waits for the oak">
        Order 2042
      </ListLine>
      <ListLine tone="danger" text="The address is wrong">
        Order 2043
      </ListLine>
      <ListLine>Order 2044</ListLine>
    </ListGroup>
  );
}
