import { Divider } from '#web/ui/divider.tsx';

/** Text at the start, in the center, or at the end. */
export function WithWords() {
  return (
    <>
      <Divider place="start">In the studio</Divider>
      <Divider>In transit</Divider>
      <Divider place="end">Delivered</Divider>
    </>
  );
}
