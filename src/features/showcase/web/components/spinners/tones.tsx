import { LoadingMark } from '#web/ui/loading-mark.tsx';
import { Row } from '#web/ui/row.tsx';

const tones = ['accent', 'success', 'info', 'warning', 'danger', 'neutral'] as const;

export function Tones() {
  return (
    <Row gap={16}>
      {tones.map((tone) => (
        <LoadingMark key={tone} size={28} tone={tone} label={`Loading: ${tone}`} />
      ))}
    </Row>
  );
}
