import { Suspense, useState } from 'react';
import { DeletedNote } from '#features/trash/web/offers.ts';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { Check } from '#web/ui/check.tsx';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import type { User } from '../../contract.ts';
import type { UserActions } from '../use-user-actions.ts';
import { useUserForm } from './use-user-form.ts';
import { UserConflict } from './user-conflict.tsx';
import { UserFields } from './user-fields.tsx';
import { valuesOf } from './user-values.ts';

interface Props {
  user: User | null;
  /** Whether it was deleted while it was open. */
  isGone?: boolean;
  actions: UserActions;
  isWindow?: boolean;
  onClose: () => void;
}

/** The form of a user. */
export function UserEditor({ user, isGone = false, actions, isWindow = false, onClose }: Props) {
  const { t } = useTranslation();
  const { update } = useRights('User');
  const [isInviting, setInviting] = useState(update);
  const form = useUserForm(user);
  const { values, base, conflict } = form;

  const add = async () => {
    const { status: _status, ...fields } = values;
    const added = await actions.add(fields);
    if (isInviting) actions.invite([added.id], added.fullName);
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
      submitLabel={t(user ? 'ui.form.save' : 'users.drawer.add')}
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
