import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type MailRule, moveMailRule } from '#features/mail-rules/contract.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { rulesQuery } from './settings-queries.ts';
import { whyFailed } from './why-failed.ts';

/** Puts rules at other places: at once on screen, then on the server. `said` is what a screen reader is to hear of it. */
export function useMoveRule() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { queryKey } = rulesQuery;
  const [said, setSaid] = useState('');
  // One after the other: what was asked for later must not be done first, nor be undone on screen by an earlier answer.
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  /** `to` counts from 0. */
  async function move(rules: MailRule[], rule: MailRule, to: number): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    const others = rules.filter(({ id }) => id !== rule.id);
    queryClient.setQueryData(queryKey, { rules: others.toSpliced(to, 0, rule) });
    setSaid(t('email.settings.rules.moved', { position: to + 1, total: rules.length }));
    try {
      const mine = sending.current
        .catch(() => undefined)
        .then(() => call(moveMailRule, { params: { id: rule.id }, body: { position: to + 1 } }));
      sending.current = mine;
      const answer = await mine;
      if (sending.current === mine) queryClient.setQueryData(queryKey, answer);
    } catch (error) {
      const again = { label: t('email.tryAgain'), run: () => void move(rules, rule, to) };
      toast({ message: whyFailed(t, error), tone: 'error', action: again });
      await queryClient.invalidateQueries({ queryKey });
    }
  }

  return { move, said };
}
