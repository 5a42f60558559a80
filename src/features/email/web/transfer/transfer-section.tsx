import { type FormEvent, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { openCall } from '#web/api-client.ts';
import { today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { saveBlob } from '#web/save-blob.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { realFolders } from '../../contract.ts';
import { exportMailbox } from '../../transfer-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { SettingsSection } from '../settings/settings-section.tsx';
import { toErrorText } from '../settings/to-error-text.ts';
import { ImportForm } from './import-form.tsx';

export function TransferSection() {
  const { t } = useTranslation();
  const mayImport = useCan('create', 'Email');
  return (
    <SettingsSection title={t('email.settings.transfer.title')} text={t('email.settings.transfer.text')}>
      <ExportForm />
      {mayImport && <ImportForm />}
    </SettingsSection>
  );
}

const choices = ['', ...realFolders] as const;
type Choice = (typeof choices)[number];

/** Downloads the emails of a folder, or all of them, as an mbox file. */
function ExportForm() {
  const { t } = useTranslation();
  const [folder, setFolder] = useState<Choice>('');
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');

  async function save(event: FormEvent) {
    event.preventDefault();
    setFailure('');
    setLoading(true);
    try {
      const answer = await openCall(exportMailbox, { query: { folder } });
      saveBlob(await answer.blob(), fileNameOf(folder));
      toast({ message: t('email.settings.transfer.exported'), tone: 'success' });
    } catch (error) {
      setFailure(toErrorText(t, error));
    } finally {
      setLoading(false);
    }
  }

  return (
    <form className={`${cardClasses.card} ${cardClasses.form}`} onSubmit={(event) => void save(event)}>
      <div>
        <h3 className={cardClasses.heading}>{t('email.settings.transfer.export')}</h3>
        <p className={cardClasses.quiet}>{t('email.settings.transfer.exportText')}</p>
      </div>
      <SelectField
        label={t('email.settings.transfer.what')}
        value={folder}
        options={choices.map((each) => ({ value: each, label: each ? t(`email.folder.${each}`) : t('email.settings.transfer.all') }))}
        onChoose={(chosen) => setFolder(choices.find((each) => each === chosen) ?? '')}
      />
      <FormFailure text={failure} />
      <div className={cardClasses.buttons}>
        <Button type="submit" look="outline" loading={isLoading}>
          {!isLoading && <IconDownload aria-hidden="true" />}
          {t('table.export')}
        </Button>
      </div>
    </form>
  );
}

/** Returns a name such as `mail-inbox-2026-03-12.mbox`, with the reader's date. */
function fileNameOf(folder: Choice): string {
  return `mail-${folder || 'all'}-${today()}.mbox`;
}
