import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

/** Text repeats what the color means. */
export function Tones() {
  return (
    <ListGroup label="Orders">
      <ListLine tone="success" text="Delivered on Tuesday">
        Order 2041
      </ListLine>
      <ListLine tone="warning" text="Waiting for oak">
        Order 2042
      </ListLine>
      <ListLine tone="danger" text="Invalid address">
        Order 2043
      </ListLine>
      <ListLine>Order 2044</ListLine>
    </ListGroup>
  );
}
