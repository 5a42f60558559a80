import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';

const archived = (count: number) => (count === 1 ? 'Email archived' : `${count} emails archived`);

/** Press it several times: one toast shows the total. */
export function Counted() {
  return (
    <Button look="outline" onClick={() => toast({ message: archived(1), counted: { kind: 'showcase mails', count: 1, text: archived } })}>
      Archive email
    </Button>
  );
}
