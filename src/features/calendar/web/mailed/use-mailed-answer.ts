import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { removeOccurrence, undoCalendarChange } from '../../contract.ts';
import { answerMailedEvent, type MailedEvent } from '../../mailed-contract.ts';
import type { Answer } from '../guests/answer-choice.tsx';
import { mailedEventQuery } from './mailed-event-query.ts';

/** What a reader of an invitation does with it: `given` is the answer that is on its way. What fails can be tried again. */
export function useMailedAnswer(mailId: number, { title, inCalendar }: MailedEvent) {
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
      toast({ message: t('calendar.removed', { title }), action: { label: t('ui.undo'), run: undo, isUndo: true } });
    });
  }

  return { given, answer: (wanted: Answer) => void answer(wanted), remove: () => void remove() };
}
