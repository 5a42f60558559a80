import { cellActions } from '#contract/granted-cells.ts';
import { useTranslation } from '#web/i18n.ts';
import { subjectName } from '#web/right-words.ts';
import { CellBox } from './cell-box.tsx';
import type { Matrix } from './matrix.ts';
import classes from './rights-matrix.module.css';

/** The matrix where there is little room: a card for each subject. */
export function RightsCards({ matrix: { subjects, ticked, mine, tick, isReadOnly } }: { matrix: Matrix }) {
  const { t } = useTranslation();
  return (
    <div className={classes.cards}>
      {subjects.map((subject) => (
        <fieldset key={subject} className={classes.card}>
          <legend className={classes.subject}>{subjectName(t, subject)}</legend>
          <p className={classes.covers}>{t(`roles.covers.${subject}`)}</p>
          <div className={classes.cells}>
            {[...cellActions, 'manage' as const].map((action) => {
              const actions = action === 'manage' ? cellActions : [action];
              const isLacking = actions.some((one) => !mine(subject).includes(one));
              return (
                <CellBox
                  key={action}
                  label={t(`roles.action.${action}`)}
                  isLabelShown
                  cells={actions.map((one) => ticked(subject).includes(one))}
                  isOff={isReadOnly || isLacking}
                  isReadOnly={isReadOnly}
                  onTick={(isOn) => tick([subject], actions, isOn)}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
