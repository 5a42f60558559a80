import { useState, useSyncExternalStore } from 'react';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { TabHost } from '#web/transport.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import styles from './demo-bar.module.css';

/**
 * Banner of the demo on every page: everything runs in this tab. Shows progress, whether data is saved, errors, and a button to start over.
 */
export function DemoBar({ tab }: { tab: TabHost }) {
  const { t, i18n } = useTranslation();
  const state = useSyncExternalStore(tab.onState, tab.state);
  const [isAsked, setAsked] = useState(false);
  const startOver = (
    <button type="button" className={styles.startOver} onClick={() => setAsked(true)}>
      {t('demo.startOver')}
    </button>
  );
  return (
    <>
      <aside className={styles.bar} aria-label={t('demo.label')} data-phase={state.phase}>
        {state.phase === 'loading' && (
          <>
            <span id="demo-progress">{t('demo.loading')}</span>
            <progress className={styles.progress} aria-labelledby="demo-progress" max={1} value={state.share} />
            <span className={styles.share}>{formatPercent(state.share, i18n.language)}</span>
          </>
        )}
        {state.phase === 'waiting' && <p role="status">{t('demo.waiting')}</p>}
        {state.phase === 'ready' && (
          // Expanded when data is lost with the tab; otherwise collapsed.
          <details className={styles.ready} open={state.keeps !== 'all'}>
            <summary className={styles.summary}>{t('demo.label')}</summary>
            <p>{t(`demo.keeps.${state.keeps}`)}</p>
            {startOver}
          </details>
        )}
        {state.phase === 'failed' && (
          <div role="alert" className={styles.failed}>
            <p>{t(`demo.failed.${state.reason}`)}</p>
            <p className={styles.detail} dir="ltr">
              {state.detail}
            </p>
            <span className={styles.actions}>
              <Button onClick={() => location.reload()}>{t('ui.tryAgain')}</Button>
              {startOver}
            </span>
          </div>
        )}
      </aside>
      {isAsked && (
        <ConfirmDialog
          title={t('demo.startOverTitle')}
          text={t('demo.startOverText')}
          confirmLabel={t('demo.startOver')}
          cancelLabel={t('ui.form.cancel')}
          isDanger
          onConfirm={() => {
            setAsked(false);
            tab.startOver();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
