import { Divider } from '#web/ui/divider.tsx';

export function Tones() {
  return (
    <>
      <Divider tone="accent">Today</Divider>
      <Divider tone="success">All items above are paid</Divider>
      <Divider tone="danger">New messages</Divider>
    </>
  );
}
