import { Divider } from '#web/ui/divider.tsx';
import { Row } from '#web/ui/row.tsx';

/** Vertical dividers, as high as the line. */
export function Upright() {
  return (
    <Row gap={12}>
      <span>27 products</span>
      <Divider isUpright />
      <span>3 studios</span>
      <Divider isUpright />
      <span>1 workshop</span>
    </Row>
  );
}
