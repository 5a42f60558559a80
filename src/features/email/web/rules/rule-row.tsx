import type { KeyboardEvent } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { MailRule } from '../../rules-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { describeRule } from './describe-rule.ts';
import { RuleSentence } from './rule-sentence.tsx';

interface RuleRowProps {
  rule: MailRule;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A rule as a sentence, with what can be done to it. */
export function RuleRow({ rule, isFirst, isLast, onMove, onEdit, onRemove }: RuleRowProps) {
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
