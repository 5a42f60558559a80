import { Spinner } from '#web/ui/spinner.tsx';

/** What stands in for a page while it is on its way. */
export function OfAPage() {
  return <Spinner />;
}
