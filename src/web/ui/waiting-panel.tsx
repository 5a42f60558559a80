import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import styles from './form-drawer.module.css';
import { Spinner } from './spinner.tsx';

interface WaitingPanelProps {
  title: string;
  /** Centered, like its `FormDrawer`. */
  isWindow?: boolean;
  /** The load error; undefined while loading. */
  failure: { title?: string; text: string } | undefined;
  onTryAgain: () => void;
  onClose: () => void;
}

/** A panel as wide as a `FormDrawer` whose record is loading or failed to load. */
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
