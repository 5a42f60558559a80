import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconSettings } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './customizer-button.module.css';

const Customizer = lazyPart(() => import('./customizer.tsx').then((module) => module.Customizer));

/** Opens the drawer for live layout changes. */
export function CustomizerButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton className={styles.button} label={t('shell.customizer.title')} onClick={() => setOpen(true)}>
        <IconSettings />
      </IconButton>
      <Suspense fallback={null}>{open && <Customizer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
