import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

/** Numbers of the list’s own. */
export function Numbered() {
  return (
    <ListGroup isNumbered label="How a table is ordered">
      <ListLine text="Oak, walnut, or ash">Choose the wood</ListLine>
      <ListLine text="Up to three metres">Say how long it is to be</ListLine>
      <ListLine text="We send it within a day">Wait for the drawing</ListLine>
    </ListGroup>
  );
}
