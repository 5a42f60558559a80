import { useEffect, useRef, useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendar } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { answerInvitationByAddress, type Invitation } from '../../invitation-contract.ts';
import { type Answer, answers, type InvitationAddress } from './invitation-address.ts';
import styles from './invitation-page.module.css';
import { invitationTimes } from './invitation-times.ts';

interface InvitationCardProps {
  address: InvitationAddress;
  invitation: Invitation;
  /** The answer whose link in the mail led here. */
  chosen: Answer | null;
}

/** What it is, when and where, and three answers. The one that the mail's link stands for is given at once, and can be changed. */
export function InvitationCard({ address, invitation, chosen }: InvitationCardProps) {
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
