import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendar } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { answerInvitationByAddress, type Invitation, readInvitation } from '../../invitation-contract.ts';
import styles from './invitation-page.module.css';
import { invitationTimes } from './invitation-times.ts';

/** Page where an external guest sees an invitation from a mail link and answers it. */
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

interface InvitationCardProps {
  address: InvitationAddress;
  invitation: Invitation;
  chosen: Answer | null;
}

/** Details of the invitation and three answers. The answer in the mail link is sent immediately and can be changed. */
function InvitationCard({ address, invitation, chosen }: InvitationCardProps) {
  const { t, i18n } = useTranslation();
  const [given, setGiven] = useState(invitation.answer);
  const [sending, setSending] = useState<Answer | null>(null);
  const [failure, setFailure] = useState('');
  const [isThanked, setThanked] = useState(false);
  const led = useRef(false);
  const { title, location, organizer, company } = invitation;

  async function answer(wanted: Answer) {
    setSending(wanted);
    setFailure('');
    setThanked(false);
    try {
      const answered = await call(answerInvitationByAddress, { ...address, body: { answer: wanted } });
      setGiven(answered.invitation.answer);
      setThanked(true);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 500;
      if (status === 402) setFailure(t('calendar.invitation.full', { company, organizer }));
      else setFailure(t(status === 404 ? 'calendar.invitation.over' : 'calendar.invitation.notSent'));
    }
    setSending(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened by the link
  useEffect(() => {
    if (led.current || !chosen) return;
    led.current = true;
    void answer(chosen);
  }, []);

  return (
    <section className={styles.card}>
      <span className={styles.mark} aria-hidden="true">
        <IconCalendar />
      </span>
      <p className={styles.quiet}>
        {company ? t('calendar.invitation.fromCompany', { organizer, company }) : t('calendar.invitation.from', { organizer })}
      </p>
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      <dl className={styles.facts}>
        <div>
          <dt>{t('calendar.invitation.when')}</dt>
          {invitationTimes(invitation, i18n.language).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        {location && (
          <div>
            <dt>{t('calendar.invitation.where')}</dt>
            <dd>
              <bdi>{location}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <fieldset className={styles.answers}>
        <legend>{t('calendar.invitation.question')}</legend>
        {answers.map((one) => (
          <Button
            key={one}
            look={given === one ? 'primary' : 'outline'}
            aria-pressed={given === one}
            loading={sending === one}
            disabled={sending !== null && sending !== one}
            onClick={() => void answer(one)}
          >
            {t(`calendar.invitation.answers.${one}`)}
          </Button>
        ))}
      </fieldset>
      <p className={failure ? styles.failure : styles.thanks} role="status">
        {failure || (isThanked && given !== 'waiting' ? t(`calendar.invitation.thanks.${given}`) : '')}
      </p>
    </section>
  );
}

/** The parts of the mail link: the event, the guest, and this server's signature. */
interface InvitationAddress {
  params: { entity: string; id: string };
  query: { email: string; signature: string };
}

const answers = ['yes', 'maybe', 'no'] as const;
export type Answer = (typeof answers)[number];

function isAnswer(given: unknown): given is Answer {
  return answers.some((answer) => answer === given);
}
