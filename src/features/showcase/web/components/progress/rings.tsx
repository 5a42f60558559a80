import { IconCheck } from '#web/icons.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Row } from '#web/ui/row.tsx';

/** Sizes, tones, and custom content in the center. */
export function Rings() {
  return (
    <Row gap={16}>
      <ProgressRing label="Tables built" share={0.68} size={96} />
      <ProgressRing label="Invoices paid" tone="success" share={1}>
        <IconCheck aria-hidden="true" />
      </ProgressRing>
      <ProgressRing label="Oak remaining" tone="danger" share={0.12} />
      <ProgressRing label="Lamps packed" tone="warning" share={0.5} size={56}>
        3/6
      </ProgressRing>
    </Row>
  );
}
