import { useState } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { type MailRule, moveMailRule } from '../../rules-contract.ts';
import type { rulesQuery } from '../settings/settings-queries.ts';
import { whyFailed } from '../settings/why-failed.ts';

type RuleViews = { rules: ViewOf<typeof rulesQuery> };

const words: ActionWords = {
  failed: (t) => t('email.failed.server'),
  failureOf: (t, error) => ({ message: whyFailed(t, error), isFinal: false }),
};

/** Puts rules at other places: at once on screen, then on the server. `said` is what a screen reader is to hear of it. */
export function useMoveRule() {
  const { t } = useTranslation();
  const { show, attempt } = useActions<RuleViews>('email', words);
  const [said, setSaid] = useState('');

  /** `to` counts from 0. */
  function move(rules: MailRule[], { id }: MailRule, to: number): void {
    setSaid(t('email.settings.rules.moved', { position: to + 1, total: rules.length }));
    void attempt(() =>
      show({
        // Places are counted: what was asked for later must not be done first.
        rows: ['rules'],
        look: { rules: (answer) => ({ rules: withRuleAt(answer.rules, id, to) }) },
        send: () => call(moveMailRule, { params: { id }, body: { position: to + 1 } }),
        settled: (answer) => ({ rules: () => answer }),
      }),
    );
  }

  return { move, said };
}

function withRuleAt(rules: MailRule[], id: number, to: number): MailRule[] {
  const rule = rules.find((one) => one.id === id);
  return rule ? rules.filter((one) => one !== rule).toSpliced(to, 0, rule) : rules;
}
