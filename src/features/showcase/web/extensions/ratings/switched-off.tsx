import { Rating } from '#web/ui/rating.tsx';

/** It shows what was given, and takes nothing. */
export function SwitchedOff() {
  return <Rating label="Reviews are closed" disabled value={4} onChange={() => undefined} />;
}
