import { useState } from 'react';
import { openCall } from '#web/api-client.ts';
import { today } from '#web/dates/plain-day.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { saveBlob } from '#web/save-blob.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { exportWorkspace, type Workspace } from '../contract.ts';
import { ArchiveFacts } from './archive-facts.tsx';
import classes from './card-body.module.css';
import { StayingList } from './staying-list.tsx';

/** Exports the company as one archive, listing beforehand what it includes and excludes. */
export function ExportCard({ workspace }: { workspace: Workspace }) {
  const { t, i18n } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const { company, tables, files, fileBytes, rowBytes, stays } = workspace;

  async function save() {
    setFailure('');
    setLoading(true);
    try {
      const answer = await openCall(exportWorkspace, {});
      saveBlob(await answer.blob(), `${company.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'atrium'}-${today()}.tar.gz`);
      toast({ message: t('workspace.export.done'), tone: 'success' });
    } catch (error) {
      setFailure(error instanceof TypeError ? t('workspace.export.brokeOff') : formFailureText(t, error));
    } finally {
      setLoading(false);
    }
  }

  return (
    <Card title={t('workspace.export.title')} text={t('workspace.export.text')}>
      <div className={classes.body}>
        <ArchiveFacts tables={tables} files={files} />
        <p className={classes.quiet}>{t('workspace.export.size', { size: formatSize(rowBytes + fileBytes, i18n.language) })}</p>
        <StayingList title={t('workspace.stays.title')} stays={stays} isExport />
        <p className={classes.quiet}>{t('workspace.export.secret')}</p>
        <FormFailure text={failure} />
        <div>
          <Button loading={isLoading} onClick={() => void save()}>
            {!isLoading && <IconDownload aria-hidden="true" />}
            {t(isLoading ? 'workspace.export.busy' : 'table.export')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
