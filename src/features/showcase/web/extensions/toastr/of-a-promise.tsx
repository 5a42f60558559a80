import { toastOf } from '#web/toast-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

/** Simulates a slow server. */
function count(isThere: boolean): Promise<number> {
  return new Promise((resolve, reject) => setTimeout(() => (isThere ? resolve(38) : reject(new Error('no answer'))), 1500));
}

/** One toast while pending, another when settled. */
export function OfAPromise() {
  const start = (isThere: boolean) =>
    toastOf(count(isThere), {
      during: 'Counting chairs…',
      done: (chairs) => `${chairs} chairs in stock`,
      failed: 'Couldn’t load the stock',
    }).catch(() => undefined);
  return (
    <Row>
      <Button look="outline" onClick={() => void start(true)}>
        Succeeds
      </Button>
      <Button look="outline" onClick={() => void start(false)}>
        Fails
      </Button>
    </Row>
  );
}
