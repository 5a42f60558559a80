import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

const looks = ['primary', 'outline', 'plain'] as const;

export function Tones() {
  return (
    <Stack gap={8}>
      {looks.map((look) => (
        <Row key={look}>
          <Button look={look} onClick={() => toast({ message: 'Message sent' })}>
            Send
          </Button>
          <Button look={look} tone="success" onClick={() => toast({ message: 'Marked as paid', tone: 'success' })}>
            Mark as paid
          </Button>
          <Button look={look} tone="danger" onClick={() => toast({ message: 'Deleted', tone: 'error' })}>
            Delete
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
