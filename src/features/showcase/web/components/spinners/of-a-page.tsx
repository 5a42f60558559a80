import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Loading state of a whole page. */
export function OfAPage() {
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLoading(false), 3000);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (isLoading) return <Spinner />;
  return (
    <Button look="outline" onClick={() => setLoading(true)}>
      Open orders
    </Button>
  );
}
