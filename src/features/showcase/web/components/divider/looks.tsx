import { Divider } from '#web/ui/divider.tsx';

export function Looks() {
  return (
    <>
      <Divider>Solid</Divider>
      <Divider look="dashed">Cut here</Divider>
      <Divider look="dotted">Or cut here</Divider>
    </>
  );
}
