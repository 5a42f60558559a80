import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { HeldDialog } from '#web/ui/held-dialog.tsx';
import { LoadingMark } from '#web/ui/loading-mark.tsx';
import classes from './whole-page.module.css';

/** A modal that Esc doesn't close. */
export function WholePage() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setBusy(false), 2500);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <>
      <Button look="outline" onClick={() => setBusy(true)}>
        Migrate company
      </Button>
      {isBusy && (
        <HeldDialog className={classes.dialog} aria-label="Migrating">
          <LoadingMark size={32} />
          <p>Moving your data to the new company. This takes a moment.</p>
        </HeldDialog>
      )}
    </>
  );
}
