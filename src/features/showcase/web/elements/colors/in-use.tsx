import { toast } from '#web/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Components take a tone by name. */
export function InUse() {
  return (
    <Stack>
      <Alert tone="danger">The mail to Kestrel Hotels came back.</Alert>
      <Row>
        <Badge tone="danger">Late</Badge>
        <Badge tone="danger" look="solid">
          Late
        </Badge>
        <Button tone="danger" size="small" onClick={() => toast({ message: 'Email resent' })}>
          Resend
        </Button>
      </Row>
    </Stack>
  );
}
