import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const rooms = ['Hall', 'Kitchen', 'Studio', 'Store', 'Office', 'Roof'];
const moved = (count: number) => (count === 1 ? 'Email archived' : `${count} emails archived`);

/** Six toasts, of which two are queued, and one with a counter. */
export function ManyAtOnce() {
  const tellAll = () => {
    for (const room of rooms) toast({ message: `${room} lights turned off`, tone: 'info' });
  };
  return (
    <Row>
      <Button look="outline" onClick={tellAll}>
        Six at once
      </Button>
      <Button
        look="outline"
        onClick={() => toast({ message: moved(1), tone: 'success', counted: { kind: 'showcase archive', count: 1, text: moved } })}
      >
        Show duplicate
      </Button>
    </Row>
  );
}
