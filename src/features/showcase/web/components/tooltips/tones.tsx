import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const tips = [
  { tone: 'accent', name: 'New', text: 'Available since Monday' },
  { tone: 'success', name: 'In stock', text: '390 in stock in Leith' },
  { tone: 'danger', name: 'Sold out', text: 'Back in June' },
] as const;

/** The button's text carries the meaning too. */
export function Tones() {
  return (
    <Row>
      {tips.map(({ tone, name, text }) => (
        <Tooltip
          key={tone}
          tone={tone}
          text={text}
          trigger={(attributes) => (
            <Button look="outline" {...attributes}>
              {name}
            </Button>
          )}
        />
      ))}
    </Row>
  );
}
