import { Suspense } from 'react';
import { DateSettingFields } from '#features/session/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import type { Account } from '../../contract.ts';
import { AvatarCard } from './avatar-card.tsx';
import { EmailCard } from './email-card.tsx';
import { NamesCard } from './names-card.tsx';

/** How somebody is called, shown and reached, and how dates are written for them. */
export function GeneralTab({ account }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <>
      <AvatarCard account={account} />
      <NamesCard account={account} />
      <EmailCard account={account} />
      <Card title={t('account.dates.title')} text={t('account.dates.text')}>
        <Suspense fallback={null}>
          <DateSettingFields />
        </Suspense>
      </Card>
    </>
  );
}
