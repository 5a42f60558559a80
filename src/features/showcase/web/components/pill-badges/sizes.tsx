import { Badge } from '#web/ui/badge.tsx';
import { Row } from '#web/ui/row.tsx';

export function Sizes() {
  return (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Badge key={size} shape="pill" tone="accent" size={size}>
          Lamps
        </Badge>
      ))}
    </Row>
  );
}
