import { Suspense, useState } from 'react';
import { openCall } from '#web/api-client.ts';
import { today } from '#web/dates/plain-day.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { saveBlob } from '#web/save-blob.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { exportAccount } from '../contract.ts';
import classes from './account-page.module.css';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then(({ DeleteDialog }) => DeleteDialog));

/** Exports the caller's data and deletes their account. */
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

function ExportCard() {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  async function save() {
    setFailure('');
    setLoading(true);
    try {
      const answer = await openCall(exportAccount, {});
      saveBlob(await answer.blob(), `atrium-my-data-${today()}.zip`);
      toast({ message: t('account.export.done'), tone: 'success' });
    } catch (error) {
      setFailure(error instanceof TypeError ? t('account.export.brokeOff') : formFailureText(t, error));
    } finally {
      setLoading(false);
    }
  }
  return (
    <Card title={t('account.export.title')} text={t('account.export.text')}>
      <div className={classes.form}>
        <FormFailure text={failure} />
        <div>
          <Button loading={isLoading} onClick={() => void save()}>
            {!isLoading && <IconDownload aria-hidden="true" />}
            {t('table.export')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
