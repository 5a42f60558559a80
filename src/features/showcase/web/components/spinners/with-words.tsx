import { LoadingMark } from '#web/ui/loading-mark.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** The spinner is decorative. */
export function WithWords() {
  return (
    <Stack gap={8}>
      <Row>
        <LoadingMark /> Counting the stock in Porto…
      </Row>
      <Row>
        <LoadingMark look="dots" tone="neutral" /> Maren Lindqvist is writing…
      </Row>
    </Stack>
  );
}
