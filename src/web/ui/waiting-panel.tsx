import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import styles from './form-drawer.module.css';
import { Spinner } from './spinner.tsx';

interface WaitingPanelProps {
  title: string;
  /** In the middle, as its `FormDrawer`. */
  isWindow?: boolean;
  /** Why it did not come; undefined while it is on its way. */
  failure: { title?: string; text: string } | undefined;
  onTryAgain: () => void;
  onClose: () => void;
}

/** A panel of a `FormDrawer`'s width whose record is on its way, or did not come. */
export function WaitingPanel({ title, isWindow = false, failure, onTryAgain, onClose }: WaitingPanelProps) {
  return (
    <Dialog kind={isWindow ? 'window' : 'panel'} title={title} onClose={onClose}>
      <div className={styles.form}>
        {failure ? (
          <ErrorState {...failure} onTryAgain={onTryAgain} />
        ) : (
          <div className={styles.waiting}>
            <Spinner />
          </div>
        )}
      </div>
    </Dialog>
  );
}
