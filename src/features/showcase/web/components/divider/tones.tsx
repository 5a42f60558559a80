import { Divider } from '#web/ui/divider.tsx';

/** The words and the line in their tone. */
export function Tones() {
  return (
    <>
      <Divider tone="accent">Today</Divider>
      <Divider tone="success">All items above are paid</Divider>
      <Divider tone="danger">New messages</Divider>
    </>
  );
}
