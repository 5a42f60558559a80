import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

/** Numbers of the list’s own. */
export function Numbered() {
  return (
    <ListGroup isNumbered label="How to order a table">
      <ListLine text="Oak, walnut, or ash">Choose the wood</ListLine>
      <ListLine text="Up to three meters">Choose the length</ListLine>
      <ListLine text="Sent within one day">Review the drawing</ListLine>
    </ListGroup>
  );
}
