import { Alert } from '#web/ui/alert.tsx';

/** A title and a text. */
export function WithTitle() {
  return (
    <Alert tone="warning" title="The oak is late">
      <p>The sawmill delivers on the 14th instead of the 7th. Four tables are affected; their buyers have been told.</p>
    </Alert>
  );
}
