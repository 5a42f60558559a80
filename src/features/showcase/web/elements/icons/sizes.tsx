import { IconTruckDelivery } from '#web/icons.ts';
import { Row } from '#web/ui/row.tsx';

/** Any size in pixels; 20 by default. */
export function Sizes() {
  return (
    <Row gap={16}>
      {[16, 18, 20, 28, 40, 56].map((size) => (
        <IconTruckDelivery key={size} size={size} aria-hidden="true" />
      ))}
    </Row>
  );
}
