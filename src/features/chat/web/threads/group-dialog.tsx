import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addGroup, type Contact } from '../../contract.ts';
import { chatPageQuery } from '../queries.ts';
import classes from './chat-dialog.module.css';

interface Props {
  contacts: readonly Contact[];
  onMade: (threadId: number) => void;
  onClose: () => void;
}

/** Begins a group: its name and who is in it. */
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
    <Dialog title={t('chat.newGroup')} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
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
          people={contacts}
          value={memberIds}
          onChange={setMemberIds}
        />
        {problem === 'members' || problem === 'failed' ? (
          <p className={classes.error} role="alert">
            {t(problem === 'members' ? 'chat.membersMissing' : 'chat.failed.group')}
          </p>
        ) : null}
        <div className={classes.buttons}>
          <Button look="outline" onClick={onClose}>
            {t('chat.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('chat.makeGroup')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
