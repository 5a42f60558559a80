import { useQuery } from '@tanstack/react-query';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconMessages, IconPhone } from '#web/icons.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import styles from './client-home-page.module.css';
import { contactQuery } from './client-home-queries.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** The company's contact details. */
export function ContactCard() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(contactQuery);
  const canChat = useCan('read', 'Chat');
  const canMail = useCan('read', 'Email');
  return (
    <Card title={t('clientHome.contact.title')} text={data ? <bdi>{data.name}</bdi> : undefined}>
      {data ? (
        <ul className={styles.ways}>
          {data.email && (
            <li>
              <IconMail size={18} aria-hidden="true" />
              <a href={`mailto:${data.email}`} dir="ltr">
                {data.email}
              </a>
            </li>
          )}
          {data.phone && (
            <li>
              <IconPhone size={18} aria-hidden="true" />
              <a href={`tel:${data.phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
                {data.phone}
              </a>
            </li>
          )}
          {canMail && (
            <li>
              <IconMail size={18} aria-hidden="true" />
              <a href={pageAddress('/apps/email', {})}>{t('clientHome.contact.mailbox')}</a>
            </li>
          )}
          {canChat && (
            <li>
              <IconMessages size={18} aria-hidden="true" />
              <a href={pageAddress('/apps/chat', {})}>{t('clientHome.contact.chat')}</a>
            </li>
          )}
          {!data.email && !data.phone && !canMail && !canChat && <li className={styles.small}>{t('clientHome.contact.none')}</li>}
        </ul>
      ) : isError ? (
        <ErrorState text={t('clientHome.contact.failed')} onTryAgain={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Card>
  );
}
