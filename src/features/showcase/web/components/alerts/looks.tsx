import { Alert } from '#web/ui/alert.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** The same message in four looks. */
export function Looks() {
  return (
    <Stack gap={8}>
      <Alert look="soft">Soft: stocktaking is on Friday.</Alert>
      <Alert look="edge">Edge: stocktaking is on Friday.</Alert>
      <Alert look="outline">Outline: stocktaking is on Friday.</Alert>
      <Alert look="solid">Solid: stocktaking is on Friday.</Alert>
    </Stack>
  );
}
