import { LoadingMark } from '#web/ui/loading-mark.tsx';
import { Row } from '#web/ui/row.tsx';

export function Looks() {
  return (
    <Row gap={24}>
      <LoadingMark size={32} label="Loading orders" />
      <LoadingMark size={32} look="dots" label="Typing" />
      <LoadingMark size={32} look="bars" label="Listening" />
      <LoadingMark size={32} look="pulse" label="Searching for printers" />
    </Row>
  );
}
