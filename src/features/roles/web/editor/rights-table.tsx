import { cellActions } from '#contract/granted-cells.ts';
import { useTranslation } from '#web/i18n.ts';
import { subjectName } from '#web/right-words.ts';
import classes from './rights-matrix.module.css';
import type { CellAction, RowSubject } from './role-values.ts';

/** Table layout: whole rows and columns can be checked. */
export function RightsTable({ matrix, labelledBy }: { matrix: Matrix; labelledBy: string }) {
  const { t } = useTranslation();
  const { subjects, ticked, mine, tick, isReadOnly } = matrix;
  const all = subjects.flatMap((subject) => mine(subject).map((action) => ticked(subject).includes(action)));
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={classes.subjectHead}>
            {t('roles.matrix.subject')}
          </th>
          {cellActions.map((action) => {
            const cells = subjects.filter((subject) => mine(subject).includes(action));
            return (
              <th key={action} scope="col">
                <span>{t(`roles.action.${action}`)}</span>
                {!isReadOnly && (
                  <CellBox
                    label={t('roles.matrix.column', { action: t(`roles.action.${action}`) })}
                    cells={cells.map((subject) => ticked(subject).includes(action))}
                    isOff={cells.length === 0}
                    onTick={(isOn) => tick(subjects, [action], isOn)}
                  />
                )}
              </th>
            );
          })}
          <th scope="col" className={classes.manage}>
            <span>{t('roles.action.manage')}</span>
            {!isReadOnly && (
              <CellBox
                label={t('roles.matrix.everything')}
                cells={all}
                isOff={all.length === 0}
                onTick={(isOn) => tick(subjects, cellActions, isOn)}
              />
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => {
          const name = subjectName(t, subject);
          const rowTicked = ticked(subject);
          return (
            <tr key={subject}>
              <th scope="row">
                <span className={classes.subject}>{name}</span>
                <span className={classes.covers}>{t(`roles.covers.${subject}`)}</span>
              </th>
              {cellActions.map((action) => (
                <td key={action}>
                  <CellBox
                    label={t('ui.named', { name, value: t(`roles.action.${action}`) })}
                    cells={[rowTicked.includes(action)]}
                    isOff={isReadOnly || !mine(subject).includes(action)}
                    isReadOnly={isReadOnly}
                    onTick={(isOn) => tick([subject], [action], isOn)}
                  />
                </td>
              ))}
              <td className={classes.manage}>
                <CellBox
                  label={t('ui.named', { name, value: t('roles.action.manage') })}
                  cells={cellActions.map((action) => rowTicked.includes(action))}
                  isOff={isReadOnly || mine(subject).length < cellActions.length}
                  isReadOnly={isReadOnly}
                  onTick={(isOn) => tick([subject], cellActions, isOn)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Compact layout: a card per subject. */
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

interface Props {
  label: string;
  isLabelShown?: boolean;
  /** The cells it represents: all, none, or some checked. */
  cells: readonly boolean[];
  isOff: boolean;
  /** Disabled for a reason other than a permission the editor lacks. */
  isReadOnly?: boolean;
  onTick: (isOn: boolean) => void;
}

/** A checkbox for one or more cells. */
function CellBox({ label, isLabelShown = false, cells, isOff, isReadOnly = false, onTick }: Props) {
  const { t } = useTranslation();
  const isAll = cells.length > 0 && cells.every(Boolean);
  const isSome = !isAll && cells.some(Boolean);
  return (
    <label className={classes.cell} title={isOff && !isReadOnly ? t('roles.matrix.notYours') : undefined}>
      <input
        type="checkbox"
        className={classes.box}
        ref={(element) => {
          if (element) element.indeterminate = isSome;
        }}
        checked={isAll}
        disabled={isOff}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}</span>
    </label>
  );
}

/** State shared by both layouts. */
export interface Matrix {
  subjects: readonly RowSubject[];
  ticked: (subject: RowSubject) => readonly CellAction[];
  /** Cells the editor can change; they lack the other permissions. */
  mine: (subject: RowSubject) => readonly CellAction[];
  tick: (subjects: readonly RowSubject[], actions: readonly CellAction[], isOn: boolean) => void;
  isReadOnly: boolean;
}
