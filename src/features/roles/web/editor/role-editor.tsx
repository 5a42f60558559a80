import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { subjectName } from '#web/right-words.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import { previewRole, type Role } from '../../contract.ts';
import { roleTitle } from '../role-title.ts';
import type { RoleActions } from '../use-role-actions.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import classes from './role-editor.module.css';
import { merged, type RoleValues, rulesOf, tickedIn, valuesOf } from './role-values.ts';
import { actionsInWords, ShiftDialog } from './shift-dialog.tsx';

interface Props {
  role: Role | null;
  from?: Role | undefined;
  actions: RoleActions;
  /** The row to scroll to initially. */
  asked?: string | undefined;
  onClose: () => void;
}

const fieldsOf = (values: RoleValues) => ({ title: values.title, rules: rulesOf(values) });

/** Edits title and matrix of a role. Shows who gains and loses what before permissions change. */
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
      // The other change affects different rows, so both are kept.
      if (!theirs || changedFields(base, theirs).some((row) => names.includes(row))) throw error;
      return actions.save(name, current.version, fieldsOf(merged(theirs, values, names)), fieldsOf(theirs));
    }
  };
  const send = async (work: () => Promise<unknown>) => {
    const isSent = await form.send(work);
    setShown(undefined);
    if (isSent) onClose();
  };
  /** Previews the effect before saving. */
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
      submitLabel={t(role ? 'common.save' : 'roles.add')}
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

interface RoleConflictProps {
  base: RoleValues;
  mine: RoleValues;
  theirs: RoleValues;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows a role as two people changed it at once, row by row. */
function RoleConflict(props: RoleConflictProps) {
  const { t, i18n } = useTranslation();
  return (
    <RecordConflict
      {...props}
      labelOf={(field) => (field === 'title' ? t('roles.name') : subjectName(t, field))}
      textOf={(values, field) => (field === 'title' ? values.title : actionsInWords(t, i18n.language, tickedIn(values, field)))}
    />
  );
}

const longestTitle = 60;

/**
 * Form state of the drawer.
 * @param role null for a new one.
 * @param from the role a new one copies.
 */
function useRoleForm(role: Role | null, from: Role | undefined) {
  const { t } = useTranslation();
  const [begun] = useState((): RoleValues => {
    if (role) return valuesOf(role);
    const copy = from && t('roles.copyOf', { role: roleTitle(t, from) }).slice(0, longestTitle);
    return valuesOf({ title: copy ?? '', rules: from?.rules ?? [] });
  });
  const form = useDraftForm<RoleValues, Role>({
    storageKey: 'atrium.roles.draft',
    draftKey: role ? role.name : `add ${from?.name ?? ''}`,
    record: role,
    begun,
    valuesOf,
    versionOf: ({ version }) => version,
    fieldOf: (path) => (path.endsWith('title') ? 'title' : undefined),
  });
  return {
    ...form,
    longestTitle,
    /** Validates before sending; returns whether the form is valid. */
    check(): boolean {
      const isMissing = form.values.title.trim() === '';
      form.refuse(isMissing ? { title: t('refusal.required') } : {});
      return !isMissing;
    },
  };
}
