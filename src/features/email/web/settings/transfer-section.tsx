import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { ExportForm } from './export-form.tsx';
import { ImportForm } from './import-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The way of mail out of here and in, as files. */
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
