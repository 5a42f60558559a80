import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Full-width buttons, stacked. */
export function Wide() {
  return (
    <Stack gap={8}>
      <Button wide onClick={() => toast({ message: 'Payment started' })}>
        Pay 1,840.00 €
      </Button>
      <Button wide look="outline" onClick={() => toast({ message: 'Cart saved for a month' })}>
        Save for later
      </Button>
    </Stack>
  );
}
