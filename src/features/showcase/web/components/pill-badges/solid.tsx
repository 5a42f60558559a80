import { Badge } from '#web/ui/badge.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

const tones = ['accent', 'success', 'info', 'warning', 'danger', 'neutral'] as const;

export function Solid() {
  return (
    <Stack gap={8}>
      {(['solid', 'outline'] as const).map((look) => (
        <Row key={look}>
          {tones.map((tone) => (
            <Badge key={tone} shape="pill" tone={tone} look={look}>
              {tone}
            </Badge>
          ))}
        </Row>
      ))}
    </Stack>
  );
}
