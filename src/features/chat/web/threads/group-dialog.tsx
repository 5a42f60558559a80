import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addGroup } from '../../contract.ts';
import { chatPageQuery } from '../queries.ts';
import type { Contacts } from './use-contacts.ts';

interface Props {
  contacts: Contacts;
  onMade: (threadId: number) => void;
  onClose: () => void;
}

export function GroupDialog({ contacts, onMade, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [memberIds, setMemberIds] = useState<number[]>([]);
  const [problem, setProblem] = useState<'title' | 'members' | 'failed'>();
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    if (!title.trim()) return setProblem('title');
    if (memberIds.length === 0) return setProblem('members');
    setProblem(undefined);
    setSending(true);
    try {
      const { thread } = await call(addGroup, { body: { title: title.trim(), memberIds } });
      await queryClient.invalidateQueries({ queryKey: chatPageQuery.queryKey });
      onMade(thread.id);
    } catch {
      setProblem('failed');
      setSending(false);
    }
  };
  return (
    <DialogForm
      title={t('chat.newGroup')}
      submitLabel={t('chat.makeGroup')}
      isSending={isSending}
      failure={problem === 'members' ? t('chat.membersMissing') : problem === 'failed' ? t('chat.failed.group') : ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('chat.groupName')}
        value={title}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        error={problem === 'title' ? t('chat.groupNameMissing') : undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <PersonPicker
        label={t('chat.members')}
        placeholder={t('chat.findPeople')}
        people={contacts.all}
        value={memberIds}
        onChange={setMemberIds}
        onType={contacts.find}
      />
    </DialogForm>
  );
}
