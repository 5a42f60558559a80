import { IconBulb } from '#web/icons.ts';
import { Row } from '#web/ui/row.tsx';

export function Strokes() {
  return (
    <Row gap={16}>
      {[1, 1.25, 1.5, 1.75, 2.25, 2.75].map((stroke) => (
        <IconBulb key={stroke} size={36} stroke={stroke} aria-hidden="true" />
      ))}
    </Row>
  );
}
