import { Alert } from '#web/ui/alert.tsx';

export function WithTitle() {
  return (
    <Alert tone="warning" title="Oak delivery delayed">
      <p>The sawmill delivers on the 14th instead of the 7th. Four tables are affected; the customers have been notified.</p>
    </Alert>
  );
}
