import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Stripes in any tone and height. */
export function Striped() {
  return (
    <Stack>
      <ProgressBar isStriped size="large" label="Backup of the studio in Kyoto" share={0.42} />
      <ProgressBar isStriped size="large" tone="success" label="Pictures of the catalogue" share={0.78} />
    </Stack>
  );
}
