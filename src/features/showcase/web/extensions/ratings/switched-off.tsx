import { Rating } from '#web/ui/rating.tsx';

/** Shows a rating without accepting a new one. */
export function SwitchedOff() {
  return <Rating label="Reviews are closed" disabled value={4} onChange={() => undefined} />;
}
