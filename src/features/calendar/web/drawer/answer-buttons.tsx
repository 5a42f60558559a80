import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import { answerInvitation, type CalendarEvent } from '../../contract.ts';
import { type Answer, AnswerChoice } from '../guests/answer-choice.tsx';

/** Buttons for a guest's own answer; nothing for anyone else. */
export function AnswerButtons({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const reader = useSession()?.id;
  const own = event.extendedProps.guests.find(({ personId }) => personId !== null && personId === reader);
  const [given, setGiven] = useState<Answer>();
  const give = async (answer: Answer) => {
    setGiven(answer);
    try {
      await call(answerInvitation, { params: { id: event.id }, body: { answer } });
    } catch {
      toast({ tone: 'error', message: t('calendar.failed.change'), action: { label: t('ui.tryAgain'), run: () => void give(answer) } });
    }
    await queryClient.invalidateQueries({ queryKey: ['calendar'] });
    setGiven(undefined);
  };
  return own ? <AnswerChoice answer={given ?? own.answer} onAnswer={(answer) => void give(answer)} /> : null;
}
