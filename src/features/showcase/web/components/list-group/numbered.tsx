import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

/** An ordered list with native numbers. */
export function Numbered() {
  return (
    <ListGroup isNumbered label="How to order a table">
      <ListLine text="Oak, walnut, or ash">Choose the wood</ListLine>
      <ListLine text="Up to three meters">Choose the length</ListLine>
      <ListLine text="Sent within one day">Review the drawing</ListLine>
    </ListGroup>
  );
}
