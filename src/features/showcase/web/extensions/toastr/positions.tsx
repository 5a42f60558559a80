import { changeLayout, useLayout } from '#web/layout-store.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const places = [
  { place: 'top-left', name: 'Top left' },
  { place: 'top-center', name: 'Top center' },
  { place: 'top-right', name: 'Top right' },
  { place: 'bottom-left', name: 'Bottom left' },
  { place: 'bottom-center', name: 'Bottom center' },
  { place: 'bottom-right', name: 'Bottom right' },
] as const;

/** The position is the user's setting for all pages. */
export function Positions() {
  const { toastPosition } = useLayout();
  const move = (place: (typeof places)[number]['place']) => {
    changeLayout({ toastPosition: place });
    toast({ message: 'Toasts now appear here', tone: 'info' });
  };
  return (
    <Row>
      {places.map(({ place, name }) => (
        <Button
          key={place}
          look={place === toastPosition ? 'primary' : 'outline'}
          aria-pressed={place === toastPosition}
          onClick={() => move(place)}
        >
          {name}
        </Button>
      ))}
    </Row>
  );
}
