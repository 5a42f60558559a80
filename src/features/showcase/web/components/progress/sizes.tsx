import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Three heights; the label can be for screen readers only. */
export function Sizes() {
  return (
    <Stack gap={16}>
      <ProgressBar hidesLabel size="small" label="Small" share={0.35} />
      <ProgressBar hidesLabel label="Medium" share={0.55} />
      <ProgressBar hidesLabel size="large" label="Large" share={0.75} />
    </Stack>
  );
}
