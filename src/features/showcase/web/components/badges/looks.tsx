import { Badge } from '#web/ui/badge.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

const looks = ['soft', 'solid', 'outline'] as const;
const tones = ['accent', 'success', 'warning', 'danger'] as const;
const words = { accent: 'New', success: 'In stock', warning: 'Low stock', danger: 'Sold out' };

export function Looks() {
  return (
    <Stack gap={8}>
      {looks.map((look) => (
        <Row key={look}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} look={look}>
              {words[tone]}
            </Badge>
          ))}
        </Row>
      ))}
    </Stack>
  );
}
