import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadedSettings } from './loaded-settings.tsx';
import { preferencesQuery } from './settings-queries.ts';
import { SettingsSection } from './settings-section.tsx';
import { SignatureForm } from './signature-form.tsx';

/** What stands below the mails that the person writes. */
export function SignatureSection() {
  const { t } = useTranslation();
  const query = useQuery(preferencesQuery);
  return (
    <SettingsSection title={t('email.settings.signature.title')} text={t('email.settings.signature.text')}>
      <LoadedSettings query={query} lines={4}>
        {({ signature, version }) => <SignatureForm kept={{ signature, version }} />}
      </LoadedSettings>
    </SettingsSection>
  );
}
