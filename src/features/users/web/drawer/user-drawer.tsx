import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { DeletedNote } from '#platform/trash/web/public-api.ts';
import { useRights } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { Check } from '#web/ui/check.tsx';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { WaitingPanel } from '#web/ui/waiting-panel.tsx';
import type { User } from '../../contract.ts';
import { toErrorText } from '../to-error-text.ts';
import { useRoles } from '../use-roles.ts';
import type { UserActions } from '../use-user-actions.ts';
import { billingLabel, planLabel } from '../user-labels.ts';
import { userQuery } from '../user-queries.ts';
import { UserFields, type UserValues, useUserForm, valuesOf } from './user-fields.tsx';

interface Props {
  /** Null for a new user. */
  id: number | null;
  actions: UserActions;
  /** Whether it opens as a centered dialog. */
  isWindow?: boolean;
  onClose: () => void;
}

/** A user with all fields, or a form for a new one. */
export function UserDrawer({ id, ...rest }: Props) {
  return id === null ? <UserEditor user={null} {...rest} /> : <OpenUser id={id} {...rest} />;
}

function OpenUser({ id, ...rest }: Props & { id: number }) {
  const { t } = useTranslation();
  // Refetches so that edits are based on the current data rather than a stale list.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...userQuery(id), refetchOnMount: 'always' });
  const isGone = error instanceof ApiError && error.status === 404;
  if (data && isFetchedAfterMount) return <UserEditor user={data} isGone={isGone} {...rest} />;
  return (
    <WaitingPanel
      isWindow={rest.isWindow ?? false}
      title={t('users.drawer.edit')}
      failure={error ? { ...(isGone && { title: t('users.view.unknown') }), text: toErrorText(t, error) } : undefined}
      onTryAgain={() => void refetch()}
      onClose={rest.onClose}
    />
  );
}

interface UserEditorProps {
  user: User | null;
  /** Whether the user was deleted while open. */
  isGone?: boolean;
  actions: UserActions;
  isWindow?: boolean;
  onClose: () => void;
}

function UserEditor({ user, isGone = false, actions, isWindow = false, onClose }: UserEditorProps) {
  const { t } = useTranslation();
  const { update } = useRights('User');
  const [isInviting, setInviting] = useState(update);
  const form = useUserForm(user);
  const { values, base, conflict } = form;

  const add = async () => {
    const { status: _status, ...fields } = values;
    const added = await actions.add(fields);
    if (isInviting) actions.invite([added.id], { name: added.fullName });
    else toast({ tone: 'success', message: t('users.done.added', { name: added.fullName }) });
  };
  const change = async (id: number, version: number) => {
    const saved = await form.sendChanged(version, (names, based) => actions.save(id, { ...namedFields(values, names), version: based }));
    toast({ tone: 'success', message: t('users.done.saved', { name: saved.fullName }) });
  };
  const save = async (version = form.baseVersion) => {
    if (!form.check()) return;
    if (user && !form.isChanged) return onClose();
    if (await form.send(() => (user ? change(user.id, version) : add()))) onClose();
  };
  return (
    <FormDrawer
      isWindow={isWindow}
      title={t(user ? 'users.drawer.edit' : 'users.drawer.new')}
      form={form}
      submitLabel={t(user ? 'common.save' : 'common.add')}
      onSubmit={() => void save()}
      onClose={onClose}
      conflict={
        conflict && (
          <UserConflict
            base={base}
            mine={values}
            theirs={valuesOf(conflict)}
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )
      }
    >
      <Suspense fallback={null}>{user && isGone && <DeletedNote kind="user" id={user.id} />}</Suspense>
      <UserFields form={form} user={user} />
      {!user && update && (
        <Check checked={isInviting} onChange={(event) => setInviting(event.currentTarget.checked)}>
          {t('users.drawer.invite')}
        </Check>
      )}
    </FormDrawer>
  );
}

interface UserConflictProps {
  base: UserValues;
  mine: UserValues;
  theirs: UserValues;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows both versions of a user after a conflicting edit. */
function UserConflict(props: UserConflictProps) {
  const { t } = useTranslation();
  const { titleOf } = useRoles();
  const text = (values: UserValues, name: keyof UserValues): string => {
    if (name === 'role') return titleOf(values.role);
    if (name === 'currentPlan') return planLabel(t, values.currentPlan);
    if (name === 'billing') return billingLabel(t, values.billing);
    if (name === 'status') return t(`users.status.${values.status}`);
    if (name === 'avatarColor') return t(`users.colour.${values.avatarColor}`);
    return values[name];
  };
  return <RecordConflict {...props} labelOf={(name) => t(`users.field.${name}`)} textOf={text} />;
}
