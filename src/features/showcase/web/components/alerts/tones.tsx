import { Alert } from '#web/ui/alert.tsx';
import { Stack } from '#web/ui/stack.tsx';

export function Tones() {
  return (
    <Stack gap={8}>
      <Alert tone="info">The Porto studio is closed on Thursday.</Alert>
      <Alert tone="success">All May invoices are paid.</Alert>
      <Alert tone="warning">Two products will run out this week.</Alert>
      <Alert tone="danger">The email to Kestrel Hotels bounced.</Alert>
      <Alert tone="accent">The new lamp collection is in the shop.</Alert>
      <Alert tone="neutral">Prices exclude tax.</Alert>
    </Stack>
  );
}
