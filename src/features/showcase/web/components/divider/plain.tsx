import { Divider } from '#web/ui/divider.tsx';

/** Two parts and a line between them. */
export function Plain() {
  return (
    <>
      <p>The lamps are sent on Tuesday.</p>
      <Divider />
      <p>The sofas are sent on Friday.</p>
    </>
  );
}
