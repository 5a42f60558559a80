import { useEffect, useRef } from 'react';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { deleteMailRule, type MailRule, moveMailRule, restoreMailRule } from '../../rules-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { rulesQuery } from '../settings/settings-queries.ts';
import { useRemoval } from '../settings/use-removal.ts';
import { RuleRow } from './rule-row.tsx';
import { useMoveRule } from './use-move-rule.ts';

/** The rules in their order, which Alt and an arrow key change as the buttons do. */
export function RuleList({ rules, onEdit }: { rules: MailRule[]; onEdit: (rule: MailRule) => void }) {
  const { t } = useTranslation();
  const { move, said } = useMoveRule();
  const mayMove = useCan('update', 'Email');
  const removeWithUndo = useRemoval();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: number; by: number }>(null);

  // A row that takes another place in the document loses the focus.
  useEffect(() => {
    if (!moved.current || rules.length === 0) return;
    const { id, by } = moved.current;
    const tools = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-rule="${id}"] button:not(:disabled)`) ?? [])];
    (tools.find(({ dataset }) => dataset.by === String(by)) ?? tools[0])?.focus();
    moved.current = null;
  }, [rules]);

  const moveBy = (rule: MailRule, by: number) => {
    const to = rules.indexOf(rule) + by;
    if (!mayMove || to < 0 || to >= rules.length) return;
    moved.current = { id: rule.id, by };
    move(rules, rule, to);
  };
  const remove = (rule: MailRule) =>
    removeWithUndo({
      queryKey: rulesQuery.queryKey,
      said: t('email.settings.rules.deleted'),
      remove: () => call(deleteMailRule, { params: { id: rule.id } }),
      restore: async () => {
        await call(restoreMailRule, { params: { id: rule.id } });
        await call(moveMailRule, { params: { id: rule.id }, body: { position: rule.position } });
      },
    });

  return (
    <>
      <ol ref={list} className={cardClasses.list}>
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            isFirst={index === 0}
            isLast={index === rules.length - 1}
            onMove={(by) => moveBy(rule, by)}
            onEdit={() => onEdit(rule)}
            onRemove={() => void remove(rule)}
          />
        ))}
      </ol>
      {rules.length > 1 && mayMove && <p className={cardClasses.quiet}>{t('email.settings.rules.order')}</p>}
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </>
  );
}
