import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Stack } from '#web/ui/stack.tsx';

export function Striped() {
  return (
    <Stack>
      <ProgressBar isStriped size="large" label="Kyoto studio backup" share={0.42} />
      <ProgressBar isStriped size="large" tone="success" label="Catalog images" share={0.78} />
    </Stack>
  );
}
