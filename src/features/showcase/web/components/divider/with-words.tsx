import { Divider } from '#web/ui/divider.tsx';

/** The words stand where one wants them. */
export function WithWords() {
  return (
    <>
      <Divider place="start">In the studio</Divider>
      <Divider>In transit</Divider>
      <Divider place="end">Delivered</Divider>
    </>
  );
}
