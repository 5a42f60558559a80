import { Alert } from '#web/ui/alert.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** The same message in four variants. */
export function Looks() {
  return (
    <Stack gap={8}>
      <Alert look="soft">Soft: stocktake on Friday.</Alert>
      <Alert look="edge">Edge: stocktake on Friday.</Alert>
      <Alert look="outline">Outline: stocktake on Friday.</Alert>
      <Alert look="solid">Solid: stocktake on Friday.</Alert>
    </Stack>
  );
}
