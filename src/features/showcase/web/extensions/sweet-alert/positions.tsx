import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const places = [
  { place: 'top-start', name: 'Top start' },
  { place: 'top', name: 'Top' },
  { place: 'top-end', name: 'Top end' },
  { place: 'start', name: 'Start' },
  { place: 'end', name: 'End' },
  { place: 'bottom-start', name: 'Bottom start' },
  { place: 'bottom', name: 'Bottom' },
  { place: 'bottom-end', name: 'Bottom end' },
] as const;

/** Start and end mirror with the text direction. */
export function Positions() {
  const [ask, asked] = useAsk();
  const show = (place: (typeof places)[number]['place']) =>
    ask({ place, tone: 'info', title: 'Truck in transit', text: 'Arrives at the Porto studio at 4:30 pm.' });
  return (
    <Row>
      {places.map(({ place, name }) => (
        <Button key={place} look="outline" onClick={() => void show(place)}>
          {name}
        </Button>
      ))}
      {asked}
    </Row>
  );
}
