import { Divider } from '#web/ui/divider.tsx';

export function Plain() {
  return (
    <>
      <p>The lamps ship on Tuesday.</p>
      <Divider />
      <p>The sofas ship on Friday.</p>
    </>
  );
}
