import { IconTruckDelivery } from '#web/icons.ts';
import { Row } from '#web/ui/row.tsx';

/** Any size, in pixels; without one it has 20. */
export function Sizes() {
  return (
    <Row gap={16}>
      {[16, 18, 20, 28, 40, 56].map((size) => (
        <IconTruckDelivery key={size} size={size} aria-hidden="true" />
      ))}
    </Row>
  );
}
