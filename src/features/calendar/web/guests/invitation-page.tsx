import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendar } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { readInvitation } from '../../invitation-contract.ts';
import { type InvitationAddress, isAnswer } from './invitation-address.ts';
import { InvitationCard } from './invitation-card.tsx';
import styles from './invitation-page.module.css';

/** Where a guest outside, led by a link in a mail, sees what they are invited to, and answers. */
export function InvitationPage() {
  const { t } = useTranslation();
  const params: { entity?: string; id?: string } = useParams({ strict: false });
  const search: { email?: unknown; signature?: unknown; answer?: unknown } = useSearch({ strict: false });
  const address: InvitationAddress = {
    params: { entity: params.entity ?? '', id: params.id ?? '' },
    query: { email: String(search.email ?? ''), signature: String(search.signature ?? '') },
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', address],
    queryFn: ({ signal }) => call(readInvitation, address, { signal }),
    retry: false,
  });
  usePageTitle(data ? t('calendar.invitation.titleOf', { title: data.invitation.title }) : t('calendar.invitation.title'));
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <main className={styles.page}>
      {data ? (
        <InvitationCard address={address} invitation={data.invitation} chosen={isAnswer(search.answer) ? search.answer : null} />
      ) : isUnknown ? (
        <section className={styles.card}>
          <span className={styles.mark} aria-hidden="true">
            <IconCalendar />
          </span>
          <h1 className={styles.title}>{t('calendar.invitation.unknown')}</h1>
          <p className={styles.quiet}>{t('calendar.invitation.unknownText')}</p>
        </section>
      ) : error ? (
        <section className={styles.card}>
          <h1 className={styles.hidden}>{t('calendar.invitation.title')}</h1>
          <ErrorState text={t('calendar.invitation.failed')} onTryAgain={() => void refetch()} />
        </section>
      ) : (
        <Spinner />
      )}
    </main>
  );
}
