import type { AnswerOf } from '#contract/endpoint.ts';
import { cellActions } from '#contract/granted-cells.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconMinus, IconPlus } from '#web/icons.ts';
import { listInWords } from '#web/list-in-words.ts';
import { subjectName } from '#web/right-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { previewRole } from '../../contract.ts';
import classes from './shift-dialog.module.css';

interface Props {
  title: string;
  shift: AnswerOf<typeof previewRole>;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a change by listing who gains and loses what. */
export function ShiftDialog({ title, shift: { gains, loses }, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const count = Math.max(gains.userCount, loses.userCount);
  return (
    <ConfirmDialog
      title={title}
      text={t(count > 0 ? 'roles.shift.atOnce' : 'roles.shift.nobody', { count })}
      confirmLabel={t('common.save')}
      cancelLabel={t('ui.form.stay')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={classes.parts}>
        <ShiftPart kind="gains" {...gains} />
        <ShiftPart kind="loses" {...loses} />
      </div>
    </ConfirmDialog>
  );
}

/** Isolates the text direction of a name from its surroundings. */
const isolated = (name: string) => `\u2068${name}\u2069`;

type Shift = AnswerOf<typeof previewRole>['gains'];

/** One half of the preview: people and the permissions they gain or lose. */
function ShiftPart({ kind, users, userCount, rules }: Shift & { kind: 'gains' | 'loses' }) {
  const { t, i18n } = useTranslation();
  if (rules.length === 0) return null;
  const Icon = kind === 'gains' ? IconPlus : IconMinus;
  const subjects = [...new Set(rules.map(({ subject }) => subject))];
  const actionsOf = (subject: string) => rules.filter((rule) => rule.subject === subject).map(({ action }) => action);
  return (
    <section className={classes.part} data-kind={kind}>
      <h3 className={classes.heading}>
        <Icon size={18} aria-hidden="true" />
        {t(`roles.shift.${kind}`)}
      </h3>
      {userCount > 0 && (
        <p className={classes.people}>
          <span className={classes.stack}>
            {users.map(({ id, fullName, avatar }) => (
              <Avatar key={id} name={fullName} src={avatar} size={26} />
            ))}
          </span>
          <span>{namesOf(users, userCount)}</span>
        </p>
      )}
      <ul className={classes.rights}>
        {subjects.map((subject) => (
          <li key={subject}>
            <span className={classes.subject}>{subjectName(t, subject)}</span>
            <span>{actionsInWords(t, i18n.language, actionsOf(subject))}</span>
          </li>
        ))}
      </ul>
    </section>
  );

  function namesOf(some: Shift['users'], count: number): string {
    const shown = some.slice(0, 3).map(({ fullName }) => isolated(fullName));
    const rest = count - shown.length;
    return listInWords([...shown, ...(rest > 0 ? [t('roles.card.more', { count: rest })] : [])], i18n.language);
  }
}

/** Formats actions as `See and change`; all of them as `Manage`. */
export function actionsInWords(t: TFunction, language: string, actions: readonly string[]): string {
  if (actions.length === cellActions.length) return t('roles.action.manage');
  return listInWords(
    actions.map((action) => t(`roles.action.${action}`)),
    language,
  );
}
