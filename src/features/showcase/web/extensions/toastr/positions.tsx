import { changeLayout, useLayout } from '#web/layout-store.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const places = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;

/** The place is kept as the reader chose it, for all pages. */
export function Positions() {
  const { toastPosition } = useLayout();
  const move = (place: (typeof places)[number]) => {
    changeLayout({ toastPosition: place });
    toast({ message: 'Messages come in here now', tone: 'info' });
  };
  return (
    <Row>
      {places.map((place) => (
        <Button
          key={place}
          look={place === toastPosition ? 'primary' : 'outline'}
          aria-pressed={place === toastPosition}
          onClick={() => move(place)}
        >
          {place}
        </Button>
      ))}
    </Row>
  );
}
