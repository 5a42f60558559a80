import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { previewRole, type Role } from '../../contract.ts';
import { roleTitle } from '../role-title.ts';
import type { RoleActions } from '../use-role-actions.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import { RoleConflict } from './role-conflict.tsx';
import classes from './role-editor.module.css';
import { merged, type RoleValues, rulesOf, valuesOf } from './role-values.ts';
import { ShiftDialog } from './shift-dialog.tsx';
import { useRoleForm } from './use-role-form.ts';

interface Props {
  role: Role | null;
  from?: Role | undefined;
  actions: RoleActions;
  /** The row of the matrix that is looked for at first. */
  asked?: string | undefined;
  onClose: () => void;
}

const fieldsOf = (values: RoleValues) => ({ title: values.title, rules: rulesOf(values) });

/** The form of a role: its title and its matrix. Before rights change it is shown who gains and who loses what. */
export function RoleEditor({ role, from, actions, asked, onClose }: Props) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const form = useRoleForm(role, from);
  const [isLooking, setLooking] = useState(false);
  const [shown, setShown] = useState<{ shift: AnswerOf<typeof previewRole>; save: () => Promise<void> }>();
  const { values, base, conflict } = form;
  const names = changedFields(base, values);

  const change = async (name: string, sent: RoleValues, version: number, before: RoleValues): Promise<Role> => {
    try {
      return await actions.save(name, version, fieldsOf(sent), fieldsOf(before));
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? (error.current as Role | undefined) : undefined;
      const theirs = current && valuesOf(current);
      // Other rows than mine were changed: both are kept.
      if (!theirs || changedFields(base, theirs).some((row) => names.includes(row))) throw error;
      return actions.save(name, current.version, fieldsOf(merged(theirs, values, names)), fieldsOf(theirs));
    }
  };
  const send = async (work: () => Promise<unknown>) => {
    const isSent = await form.send(work);
    setShown(undefined);
    if (isSent) onClose();
  };
  /** Shows first what it means for whom. */
  const lookAndSave = (name: string, sent: RoleValues, version: number, before: RoleValues) => {
    const save = () => send(() => change(name, sent, version, before));
    if (changedFields(before, sent).every((row) => row === 'title')) return save();
    setLooking(true);
    return attempt(t('roles.failed.preview'), async () => {
      const shift = await call(previewRole, { params: { name }, body: { rules: rulesOf(sent) } });
      setShown({ shift, save });
    }).finally(() => setLooking(false));
  };
  const submit = () => {
    if (form.isSending || isLooking || !form.check()) return;
    if (!role) return void send(() => actions.add(fieldsOf(values)));
    if (!form.isChanged) return onClose();
    void lookAndSave(role.name, values, form.baseVersion, base);
  };
  const keepMine = (current: Role) => {
    const theirs = valuesOf(current);
    void lookAndSave(current.name, merged(theirs, values, names), current.version, theirs);
  };
  return (
    <FormDrawer
      title={role ? t('roles.editTitle', { role: roleTitle(t, role) }) : t('roles.addTitle')}
      form={{ ...form, isSending: form.isSending || isLooking }}
      submitLabel={t(role ? 'ui.form.save' : 'roles.add')}
      onSubmit={submit}
      onClose={onClose}
      conflict={
        conflict && (
          <RoleConflict base={base} mine={values} theirs={valuesOf(conflict)} onKeep={() => keepMine(conflict)} onTake={form.takeCurrent} />
        )
      }
    >
      <TextField
        label={t('roles.name')}
        value={values.title}
        error={form.errors.title}
        maxLength={form.longestTitle}
        required
        dir="auto"
        autoComplete="off"
        onChange={(event) => form.change({ title: event.currentTarget.value })}
      />
      <div className={classes.matrix}>
        <RightsMatrix values={values} asked={asked} onChange={form.change} />
      </div>
      {shown && role && (
        <ShiftDialog
          title={t('roles.shift.title', { role: roleTitle(t, role) })}
          shift={shown.shift}
          isBusy={form.isSending}
          onConfirm={() => void shown.save()}
          onClose={() => setShown(undefined)}
        />
      )}
    </FormDrawer>
  );
}
