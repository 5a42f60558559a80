import { useId } from 'react';
import type { PersonRef } from '#platform/people/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import type { Space, SpaceVisibility } from '../../space-contract.ts';
import classes from './space-dialog.module.css';

type Audience = Pick<Space, 'visibility' | 'memberIds'>;

interface Props extends Audience {
  people: readonly PersonRef[];
  ownerId: number | null | undefined;
  /** Disabled, because only the owner decides. */
  isOff?: boolean;
  onChange: (change: Partial<Audience>) => void;
}

/** Fields for a board's visibility: the whole company or selected people. */
export function WhoSees({ visibility, memberIds, people, ownerId, isOff = false, onChange }: Props) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={classes.group} disabled={isOff}>
      <legend className={classes.legend}>{t('kanban.space.whoSees')}</legend>
      {(['company', 'people'] satisfies SpaceVisibility[]).map((one) => (
        <Check key={one} type="radio" name={group} checked={visibility === one} onChange={() => onChange({ visibility: one })}>
          {t(`kanban.space.visibility.${one}`)}
        </Check>
      ))}
      {visibility === 'people' && (
        <PersonPicker
          label={t('kanban.space.members')}
          people={people.filter(({ id }) => id !== ownerId)}
          value={memberIds}
          onChange={(ids) => onChange({ memberIds: ids })}
          placeholder={t('kanban.task.peoplePlaceholder')}
        />
      )}
    </fieldset>
  );
}
