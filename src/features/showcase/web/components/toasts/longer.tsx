import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const cities = ['Porto', 'Edinburgh', 'Kyoto', 'Lisbon', 'Glasgow', 'Osaka'];

/** A longer duration, and more toasts than fit. */
export function Longer() {
  return (
    <Row>
      <Button look="outline" onClick={() => toast({ message: 'The van leaves at 2 pm from behind the workshop.', seconds: 20 })}>
        Twenty seconds
      </Button>
      <Button
        look="outline"
        onClick={() => {
          for (const city of cities) toast({ message: `Order for ${city} packed`, tone: 'success' });
        }}
      >
        Show six
      </Button>
    </Row>
  );
}
