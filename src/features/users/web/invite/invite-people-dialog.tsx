import { useRef, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { toErrorText } from '../to-error-text.ts';
import { useRoles } from '../use-roles.ts';
import type { UserActions } from '../use-user-actions.ts';
import { peopleToInvite } from './people-to-invite.ts';

const maxPeople = 100;

interface Props {
  actions: UserActions;
  /** Opens the full form for one user. */
  onAddOne: () => void;
  onClose: () => void;
}

/** Adds people by address and mails them invitations. Lists those who already exist. */
export function InvitePeopleDialog({ actions, onAddOne, onClose }: Props) {
  const { t } = useTranslation();
  const { all } = useRoles();
  const formRef = useRef<HTMLFormElement>(null);
  const [addresses, setAddresses] = useState('');
  const [role, setRole] = useState('subscriber');
  const [message, setMessage] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  /** Users added before a request failed; they are invited with the rest. */
  const addedRef = useRef(new Map<string, number>());

  const refuse = (text: string) => {
    setError(text);
    formRef.current?.querySelector('textarea')?.focus();
  };
  const submit = async () => {
    const { people, wrong } = peopleToInvite(addresses);
    if (wrong.length > 0) return refuse(t('users.invitePeople.wrong', { addresses: wrong.join(', ') }));
    if (people.length === 0) return refuse(t('users.invitePeople.none'));
    if (people.length > maxPeople) return refuse(t('users.invitePeople.tooMany', { most: maxPeople }));
    setSending(true);
    setFailure('');
    const added = addedRef.current;
    const taken: string[] = [];
    try {
      for (const { email, fullName } of people) {
        if (added.has(email)) continue;
        const id = await addUnlessTaken({ email, fullName, role });
        if (id === null) taken.push(email);
        else added.set(email, id);
      }
    } catch (caught) {
      setFailure(toErrorText(t, caught));
      setSending(false);
      return;
    }
    const takenText = t('users.invitePeople.taken', { addresses: taken.join(', ') });
    const invited = people.filter(({ email }) => added.has(email));
    if (invited.length === 0) {
      setSending(false);
      return refuse(takenText);
    }
    const [only] = invited;
    actions.invite(
      invited.flatMap(({ email }) => added.get(email) ?? []),
      { name: only?.fullName ?? '', message: message.trim() },
    );
    if (taken.length > 0) toast({ message: takenText });
    onClose();
  };
  const addUnlessTaken = async (fields: { email: string; fullName: string; role: string }): Promise<number | null> => {
    try {
      return (await actions.add(fields)).id;
    } catch (caught) {
      if (caught instanceof ApiError && caught.status === 409 && caught.reasons.email) return null;
      throw caught;
    }
  };
  return (
    <DialogForm
      title={t('users.list.add')}
      formRef={formRef}
      submitLabel={t('users.act.invite')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextareaField
        label={t('users.invitePeople.addresses')}
        hint={t('users.invitePeople.hint')}
        error={error}
        rows={3}
        dir="ltr"
        value={addresses}
        onChange={(event) => {
          setAddresses(event.currentTarget.value);
          setError('');
        }}
      />
      <SelectField label={t('users.field.role')} value={role} options={all.filter(({ isGrantable }) => isGrantable)} onChoose={setRole} />
      <TextareaField
        label={t('users.invitePeople.message')}
        optionalLabel={t('common.optional')}
        rows={3}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <LinkButton onClick={onAddOne}>{t('users.invitePeople.single')}</LinkButton>
    </DialogForm>
  );
}
