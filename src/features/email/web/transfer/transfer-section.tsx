import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { ExportForm } from './export-form.tsx';
import { ImportForm } from './import-form.tsx';

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
