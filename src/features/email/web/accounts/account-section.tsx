import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlugConnected } from '#web/icons.ts';
import { transport } from '#web/transport.ts';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import { LoadedSettings } from '../settings/loaded-settings.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { accountQuery } from '../settings/settings-queries.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountState } from './account-state.tsx';

/** The mailbox elsewhere that is kept in step with this one. */
export function AccountSection() {
  const { t } = useTranslation();
  const query = useQuery(accountQuery);
  const mayChange = useCan('update', 'Email');
  const [isConnecting, setConnecting] = useState(false);
  return (
    <SettingsSection title={t('email.settings.account.title')} text={t('email.settings.account.text')}>
      <TabNote>{t('email.settings.account.inTab')}</TabNote>
      <LoadedSettings query={query} lines={4}>
        {({ account }) => (
          <>
            {account && <AccountState account={account} />}
            {(account || isConnecting) && mayChange ? (
              <div className={cardClasses.card}>
                <AccountForm account={account} onDone={() => setConnecting(false)} />
              </div>
            ) : account ? null : (
              <div className={cardClasses.card}>
                <PaneFace
                  icon={<IconPlugConnected size={24} stroke={1.75} />}
                  title={t('email.settings.account.none')}
                  text={t('email.settings.account.noneText')}
                  action={
                    mayChange && !transport().tab
                      ? { label: t('email.settings.account.connect'), run: () => setConnecting(true) }
                      : undefined
                  }
                />
              </div>
            )}
          </>
        )}
      </LoadedSettings>
    </SettingsSection>
  );
}
