import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { grantableSubjects } from '#contract/grantable.ts';
import { cellActions } from '#contract/granted-cells.ts';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { subjectName } from '#web/right-words.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import classes from './rights-matrix.module.css';
import { type Matrix, RightsCards, RightsTable } from './rights-table.tsx';
import { type RoleValues, type RowSubject, rowWith, tickedIn } from './role-values.ts';

/** Minimum width of the table layout in pixels; below it each subject is a card. */
const tableFrom = 560;

interface Props {
  values: RoleValues;
  /** Whether checking a cell grants it; users can't grant what they lack. */
  gives?: boolean;
  /** The row to scroll to initially. */
  asked?: string | undefined;
  /** Omit for a read-only matrix. */
  onChange?: (rows: Partial<RoleValues>) => void;
}

/** Permissions of a role, subjects by actions. Users can't grant what they lack. */
export function RightsMatrix({ values, gives = true, asked, onChange }: Props) {
  const { t } = useTranslation();
  const ability = useAbility();
  const [q, search] = useState(() => (asked ? subjectName(t, asked) : ''));
  const place = useRef<HTMLDivElement>(null);
  const width = useInlineSize(place);
  const headingId = useId();
  const wanted = plainLetters(q);
  const says = (subject: RowSubject) => plainLetters(`${subjectName(t, subject)} ${t(`roles.covers.${subject}`)}`);
  const mine = (subject: RowSubject) => cellActions.filter((action) => !gives || ability.can(action, subject));
  const matrix: Matrix = {
    subjects: grantableSubjects.filter((subject) => says(subject).includes(wanted)),
    ticked: (subject) => tickedIn(values, subject),
    mine,
    tick: (subjects, actions, isOn) =>
      onChange?.(
        Object.fromEntries(subjects.map((subject) => [subject, rowWith(tickedIn(values, subject), actions, isOn, mine(subject))])),
      ),
    isReadOnly: onChange === undefined,
  };
  // Enter would submit the form, and Esc would close the dialog.
  const keepFormOpen = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && !(event.key === 'Escape' && q)) return;
    event.preventDefault();
    if (event.key === 'Escape') search('');
  };
  const isLacking = onChange !== undefined && grantableSubjects.some((subject) => mine(subject).length < cellActions.length);
  return (
    <section aria-labelledby={headingId} className={classes.place}>
      <div className={classes.bar}>
        <h3 id={headingId} className={classes.heading}>
          {t('roles.matrix.title')}
        </h3>
        <div className={classes.search}>
          <SearchField
            q={q}
            onSearch={search}
            onKeyDown={keepFormOpen}
            inputRef={null}
            label={t('roles.matrix.search')}
            clearLabel={t('table.clearSearch')}
          />
        </div>
      </div>
      {isLacking && <p className={classes.hint}>{t('roles.matrix.lacking')}</p>}
      <div ref={place}>
        {matrix.subjects.length === 0 ? (
          <p className={classes.none} role="status">
            {t('roles.matrix.none')}
          </p>
        ) : width >= tableFrom ? (
          <RightsTable matrix={matrix} labelledBy={headingId} />
        ) : (
          <RightsCards matrix={matrix} />
        )}
      </div>
    </section>
  );
}
