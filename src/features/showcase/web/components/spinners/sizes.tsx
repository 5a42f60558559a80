import { LoadingMark } from '#web/ui/loading-mark.tsx';
import { Row } from '#web/ui/row.tsx';

/** Any size in pixels. */
export function Sizes() {
  return (
    <Row gap={16}>
      {[16, 20, 28, 40, 56].map((size) => (
        <LoadingMark key={size} size={size} label={`Loading, ${size} pixels`} />
      ))}
    </Row>
  );
}
