import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Stack } from '#web/ui/stack.tsx';

export function Tones() {
  return (
    <Stack>
      <ProgressBar tone="success" label="Paid invoices in May" share={0.92} />
      <ProgressBar tone="info" label="Orders shipped this week" share={0.6} />
      <ProgressBar tone="warning" label="Warehouse capacity" share={0.84} shown="84% used" />
      <ProgressBar tone="danger" label="Oak in stock" share={0.12} shown="3 of 25 boards" />
    </Stack>
  );
}
