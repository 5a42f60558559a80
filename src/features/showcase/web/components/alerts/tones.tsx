import { Alert } from '#web/ui/alert.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** One of each tone. */
export function Tones() {
  return (
    <Stack gap={8}>
      <Alert tone="info">The studio in Porto is closed on Thursday.</Alert>
      <Alert tone="success">All invoices of May are paid.</Alert>
      <Alert tone="warning">Two products run out this week.</Alert>
      <Alert tone="danger">The mail to Kestrel Hotels came back.</Alert>
      <Alert tone="accent">The new lamp collection is in the shop.</Alert>
      <Alert tone="neutral">Prices are shown without tax.</Alert>
    </Stack>
  );
}
