import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp, IconFilter, IconPencil, IconPlus, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { deleteMailRule, type MailRule, moveMailRule, restoreMailRule } from '../../rules-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { rulesQuery } from '../settings/settings-queries.ts';
import { SettingsQuery, SettingsSection } from '../settings/settings-section.tsx';
import { toErrorText } from '../settings/to-error-text.ts';
import { useRemoval } from '../settings/use-removal.ts';
import { RuleDialog, RuleSentence } from './rule-dialog.tsx';
import { describeRule } from './rule-values.ts';

export function RulesSection() {
  const { t } = useTranslation();
  const { data: answer, error, isFetching, refetch } = useQuery(rulesQuery);
  const data = useShown(rulesQuery, answer);
  const [edited, setEdited] = useState<MailRule | 'new'>();
  const mayAdd = useCan('create', 'Email');
  const add = () => setEdited('new');
  return (
    <SettingsSection
      title={t('email.settings.rules.title')}
      text={t('email.settings.rules.text')}
      action={
        data?.rules.length && mayAdd ? (
          <Button onClick={add}>
            <IconPlus aria-hidden="true" />
            {t('email.settings.rules.add')}
          </Button>
        ) : null
      }
    >
      <SettingsQuery query={{ data, error, isFetching, refetch }} lines={3}>
        {({ rules }) =>
          rules.length > 0 ? (
            <RuleList rules={rules} onEdit={setEdited} />
          ) : (
            <div className={cardClasses.card}>
              <PaneMessage
                icon={<IconFilter size={24} stroke={1.75} />}
                title={t('email.settings.rules.none')}
                text={t('email.settings.rules.noneText')}
                action={mayAdd ? { label: t('email.settings.rules.add'), run: add } : undefined}
              />
            </div>
          )
        }
      </SettingsQuery>
      {edited && <RuleDialog rule={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </SettingsSection>
  );
}

/** The rules in order, which can be changed with buttons or with Alt and the arrow keys. */
function RuleList({ rules, onEdit }: { rules: MailRule[]; onEdit: (rule: MailRule) => void }) {
  const { t } = useTranslation();
  const { move, said } = useMoveRule();
  const mayMove = useCan('update', 'Email');
  const removeWithUndo = useRemoval();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: number; by: number }>(null);

  // A row that moves in the document loses the focus.
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
      said: t('email.rule.deleted'),
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

interface RuleRowProps {
  rule: MailRule;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function RuleRow({ rule, isFirst, isLast, onMove, onEdit, onRemove }: RuleRowProps) {
  const { t, i18n } = useTranslation();
  const rights = useRights('Email');
  const name = describeRule(rule, t, i18n.language, []).asks;
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp' | 'ArrowDown'];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className={cardClasses.row} data-rule={rule.id} onKeyDown={moveByKey}>
      <RuleSentence rule={rule} />
      <div className={cardClasses.tools}>
        {rights.update && (
          <>
            <IconButton data-by="-1" disabled={isFirst} label={t('email.settings.rules.up', { name })} onClick={() => onMove(-1)}>
              <IconArrowUp />
            </IconButton>
            <IconButton data-by="1" disabled={isLast} label={t('email.settings.rules.down', { name })} onClick={() => onMove(1)}>
              <IconArrowDown />
            </IconButton>
            <IconButton label={t('email.settings.rules.editNamed', { name })} onClick={onEdit}>
              <IconPencil />
            </IconButton>
          </>
        )}
        {rights.delete && (
          <IconButton label={t('email.settings.rules.deleteNamed', { name })} onClick={onRemove}>
            <IconTrash />
          </IconButton>
        )}
      </div>
    </li>
  );
}

type RuleViews = { rules: ViewOf<typeof rulesQuery> };

const words: ActionWords = {
  failed: (t) => t('email.failed.server'),
  failureOf: (t, error) => ({ message: toErrorText(t, error), isFinal: false }),
};

/** Moves rules, optimistically on screen and then on the server. `said` is announced to screen readers. */
function useMoveRule() {
  const { t } = useTranslation();
  const { show, attempt } = useActions<RuleViews>('email', words);
  const [said, setSaid] = useState('');

  /** `to` is zero-based. */
  function move(rules: MailRule[], { id }: MailRule, to: number): void {
    setSaid(t('email.settings.rules.moved', { position: to + 1, total: rules.length }));
    void attempt(() =>
      show({
        // Positions depend on order, so moves run one after the other.
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
