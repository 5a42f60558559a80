import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarEvent } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { removeOccurrence, undoCalendarChange } from '../../contract.ts';
import { answerMailedEvent, type MailedEvent, readMailedEvent } from '../../mailed-contract.ts';
import { type Answer, AnswerChoice } from '../guests/answer-choice.tsx';
import { invitationTimes } from '../guests/invitation-times.ts';
import { repeatText } from '../guests/repeat-text.ts';
import classes from './mailed-event-card.module.css';

/** The event in a mail with its details; one click answers it or adds it to the calendar. */
export function MailedEventCard({ mailId }: { mailId: number }) {
  const mayRead = useAbility().can('read', 'Calendar');
  const { data: event, isPending } = useQuery({ ...mailedEventQuery(mailId), enabled: mayRead });
  if (!mayRead || (!event && !isPending)) return null;
  return event ? <Card mailId={mailId} event={event} /> : <div className={classes.waiting} />;
}

function Card({ mailId, event }: { mailId: number; event: MailedEvent }) {
  const { t, i18n } = useTranslation();
  const { title, location, organizer, inCalendar, kind } = event;
  const name = organizer?.name || organizer?.email || '';
  return (
    <section className={classes.card} aria-label={t('calendar.mailed.title', { title })}>
      <span className={classes.mark} data-off={kind === 'cancellation' || undefined} aria-hidden="true">
        <IconCalendarEvent size={22} stroke={1.75} />
      </span>
      <div className={classes.facts}>
        {organizer && !event.isDisputed && (
          <p className={classes.quiet}>
            {t(kind === 'cancellation' ? 'calendar.mailed.calledOff' : 'calendar.invitation.from', { organizer: name })}
          </p>
        )}
        {event.sender && <p className={classes.quiet}>{t('calendar.mailed.sentBy', { sender: event.sender })}</p>}
        <h3 className={classes.title} data-off={kind === 'cancellation' || undefined}>
          <bdi>{title}</bdi>
        </h3>
        {invitationTimes(event, i18n.language).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {event.rrule && <p>{repeatText(event.rrule, event, t, i18n.language)}</p>}
        {location && (
          <p className={classes.quiet}>
            <bdi>{location}</bdi>
          </p>
        )}
        {inCalendar && (
          <p>
            <a href={pageAddress('/apps/calendar', {}, { event: inCalendar.id, at: inCalendar.start })}>{t('calendar.mailed.show')}</a>
          </p>
        )}
      </div>
      <Answering mailId={mailId} event={event} />
    </section>
  );
}

function Answering({ mailId, event }: { mailId: number; event: MailedEvent }) {
  const { t } = useTranslation();
  const mayAdd = useAbility().can('create', 'Calendar');
  const { given, answer, remove } = useMailedAnswer(mailId, event);
  const { kind, inCalendar, isOvertaken, isDisputed, isOver } = event;
  if (isDisputed) return <p className={classes.said}>{t('calendar.mailed.disputed')}</p>;
  if (isOvertaken) return <p className={classes.said}>{t('calendar.mailed.overtaken')}</p>;
  if (kind === 'cancellation') {
    if (!inCalendar) return null;
    return (
      <Button look="outline" onClick={remove}>
        {t('calendar.mailed.remove')}
      </Button>
    );
  }
  if (isOver) return <p className={classes.said}>{t('calendar.mailed.over')}</p>;
  if (!mayAdd) return null;
  if (kind === 'invitation') return <AnswerChoice answer={given ?? event.answer} onAnswer={answer} />;
  return inCalendar ? null : (
    <Button look="outline" loading={given !== undefined} onClick={() => answer('yes')}>
      {t('calendar.mailed.add')}
    </Button>
  );
}

const mailedEventQuery = (mailId: number) =>
  queryOptions({
    queryKey: ['calendar', 'mailed', mailId] as const,
    queryFn: async ({ signal }) =>
      (await call(readMailedEvent, { params: { mailId }, query: { timeZone: readerZone() } }, { signal })).event,
    staleTime: 60_000,
  });

/** Answers a mailed invitation; `given` is the pending answer. Failures can be retried. */
function useMailedAnswer(mailId: number, { title, inCalendar }: MailedEvent) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [given, setGiven] = useState<Answer>();

  const tryIt = useAttempt();
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    const isDone = await tryIt(t('calendar.failed.change'), work);
    await queryClient.invalidateQueries({ queryKey: ['calendar'] });
    return isDone;
  };

  async function answer(wanted: Answer): Promise<void> {
    setGiven(wanted);
    await attempt(async () => {
      const { event } = await call(answerMailedEvent, { params: { mailId }, query: { timeZone: readerZone() }, body: { answer: wanted } });
      queryClient.setQueryData(mailedEventQuery(mailId).queryKey, event);
    });
    setGiven(undefined);
  }

  async function remove(): Promise<void> {
    if (!inCalendar) return;
    const { id, occurrence } = inCalendar;
    await attempt(async () => {
      const body = occurrence === null ? { scope: 'all' as const } : { scope: 'this' as const, occurrence };
      const { changeId } = await call(removeOccurrence, { params: { id }, body });
      const undo = () => attempt(async () => void (await call(undoCalendarChange, { params: { id: changeId } })));
      toast({ message: t('calendar.removed', { title }), action: { label: t('common.undo'), run: undo, isUndo: true } });
    });
  }

  return { given, answer: (wanted: Answer) => void answer(wanted), remove: () => void remove() };
}
