import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import classes from '../account-page.module.css';
import { ExportCard } from './export-card.tsx';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then(({ DeleteDialog }) => DeleteDialog));

/** What one takes along, and how one goes. */
export function DataTab() {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <ExportCard />
      <Card title={t('account.delete.title')} text={t('account.delete.text')}>
        <div className={classes.form}>
          <ul className={classes.list}>
            <li>{t('account.delete.inherited')}</li>
            <li>{t('account.delete.stays')}</li>
            <li>{t('account.delete.ends')}</li>
            <li>{t('account.delete.back')}</li>
          </ul>
          <div>
            <Button look="outline" onClick={() => setLeaving(true)}>
              {t('account.delete.ask')}
            </Button>
          </div>
        </div>
      </Card>
      <Suspense fallback={null}>{isLeaving && <DeleteDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  );
}
