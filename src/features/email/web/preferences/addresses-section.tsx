import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { LoadedSettings } from '../settings/loaded-settings.tsx';
import { SendingNote } from '../settings/sending-note.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { aliasesQuery, preferencesQuery } from '../settings/settings-queries.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { AliasForm } from './alias-form.tsx';
import { AliasList } from './alias-list.tsx';

/** At which addresses mail reaches the person, and how their own mail leaves. */
export function AddressesSection() {
  const { t } = useTranslation();
  const preferences = useQuery(preferencesQuery);
  const aliases = useQuery(aliasesQuery);
  const mayAdd = useCan('create', 'Email');
  return (
    <SettingsSection title={t('email.settings.addresses.title')} text={t('email.settings.addresses.text')}>
      <LoadedSettings query={preferences} lines={2}>
        {({ from, canSendOutside, outsideFrom }) => (
          <>
            <div className={cardClasses.card}>
              <h3 className={cardClasses.heading}>{t('email.settings.addresses.own')}</h3>
              <p className={cardClasses.quiet}>
                <bdi>{from.name}</bdi>
                {' · '}
                <bdi>{from.email}</bdi>
              </p>
            </div>
            <div className={cardClasses.card}>
              <h3 className={cardClasses.heading}>{t('email.settings.addresses.outside')}</h3>
              <SendingNote ownAddress={from.email} outsideFrom={canSendOutside ? outsideFrom : null} />
            </div>
          </>
        )}
      </LoadedSettings>
      <LoadedSettings query={aliases} lines={2}>
        {(loaded) => (
          <div className={`${cardClasses.card} ${cardClasses.form}`}>
            <div>
              <h3 className={cardClasses.heading}>{t('email.settings.addresses.more')}</h3>
              <p className={cardClasses.quiet}>
                {t(loaded.aliases.length > 0 ? 'email.settings.addresses.moreText' : 'email.settings.addresses.none')}
              </p>
            </div>
            <AliasList aliases={loaded.aliases} />
            {mayAdd && <AliasForm ownAddress={preferences.data?.from.email ?? ''} />}
          </div>
        )}
      </LoadedSettings>
    </SettingsSection>
  );
}
