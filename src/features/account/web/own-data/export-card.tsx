import { useState } from 'react';
import { openCall } from '#web/api-client.ts';
import { today } from '#web/dates/plain-day.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { saveBlob } from '#web/save-blob.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { exportAccount } from '../../contract.ts';
import classes from '../account-page.module.css';

/** Gives all that is one's own as one archive. */
export function ExportCard() {
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
