import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowUp } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './scroll-to-top.module.css';

/** From how far down the way back up is offered, in pixels. */
const offeredFrom = 400;

/** A button that brings a long page back to its top. */
export function ScrollToTop() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > offeredFrom);
    // Not now: that would lay out the page before its styles are all known.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  if (!shown) return null;
  return (
    <IconButton className={styles.button} label={t('shell.scrollToTop')} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <IconArrowUp />
    </IconButton>
  );
}
