import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { LoadedSettings } from '../settings/loaded-settings.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { preferencesQuery } from '../settings/settings-queries.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { HtmlPreview } from './html-preview.tsx';
import { SignatureForm } from './signature-form.tsx';

/** What stands below the mails that the person writes. */
export function SignatureSection() {
  const { t } = useTranslation();
  const query = useQuery(preferencesQuery);
  const mayChange = useCan('update', 'Email');
  return (
    <SettingsSection title={t('email.settings.signature.title')} text={t('email.settings.signature.text')}>
      <LoadedSettings query={query} lines={4}>
        {({ signature, version }) =>
          mayChange ? (
            <SignatureForm kept={{ signature, version }} />
          ) : (
            <div className={cardClasses.card}>
              {signature ? (
                <HtmlPreview html={signature} title={t('email.settings.signature.title')} />
              ) : (
                <p className={cardClasses.quiet}>{t('email.settings.signature.none')}</p>
              )}
            </div>
          )
        }
      </LoadedSettings>
    </SettingsSection>
  );
}
