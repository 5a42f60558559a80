import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const places = ['top-start', 'top', 'top-end', 'start', 'end', 'bottom-start', 'bottom', 'bottom-end'] as const;

/** Start and end follow the direction of the page. */
export function Positions() {
  const [ask, asked] = useAsk();
  const show = (place: (typeof places)[number]) =>
    ask({ place, tone: 'info', title: 'The truck is on its way', text: 'It reaches the Porto studio at half past four.' });
  return (
    <Row>
      {places.map((place) => (
        <Button key={place} look="outline" onClick={() => void show(place)}>
          {place}
        </Button>
      ))}
      {asked}
    </Row>
  );
}
