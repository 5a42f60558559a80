import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { User } from '#features/users/contract.ts';
import { UserDrawer, userLookup, useUserActions } from '#features/users/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { OptionWords } from '#web/ui/option-words.tsx';
import { RecordCombobox } from '#web/ui/record-combobox.tsx';

/** Edits a user; the current one by default. */
export function EditUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const actions = useUserActions();
  const email = useSession()?.email ?? '';
  const { data, isPending } = useQuery(userLookup(email));
  const [chosen, choose] = useState<User>();
  const [isEditing, setEditing] = useState(false);
  const user = chosen ?? data?.users.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (user && isEditing)
    return (
      <Suspense fallback={null}>
        <UserDrawer id={user.id} isWindow actions={actions} onClose={onClose} />
      </Suspense>
    );
  return (
    <DialogForm
      title={t('modalExamples.example.user.title')}
      text={t('modalExamples.user.text')}
      submitLabel={t('common.edit')}
      isSending={isEditing && isPending}
      onSubmit={() => setEditing(true)}
      onClose={onClose}
    >
      <RecordCombobox
        label={t('modalExamples.user.whom')}
        value={user?.fullName ?? null}
        placeholder={t('modalExamples.user.placeholder')}
        error={isEditing && !isPending ? reasonText(t, { code: 'required' }) : undefined}
        search={{ queryFor: userLookup, optionsOf: ({ users }) => users, textsOf: (one) => [one.fullName, one.email] }}
        keyOf={({ id }) => id}
        show={(one) => (
          <>
            <Avatar name={one.fullName} src={one.avatar} size={28} />
            <OptionWords name={one.fullName} text={one.email} />
          </>
        )}
        onChange={(one) => {
          setEditing(false);
          choose(one);
        }}
        noneText={t('modalExamples.user.none')}
        failedText={t('modalExamples.user.failed')}
      />
    </DialogForm>
  );
}
