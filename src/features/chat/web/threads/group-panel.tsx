import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLogout, IconX } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import { type ChatThread, leaveGroup, updateGroup } from '../../contract.ts';
import type { ChatProfile, Contact } from '../../presence-contract.ts';
import { PersonFace } from '../presence/person-face.tsx';
import { changeThread, chatPageQuery } from '../queries.ts';
import classes from './chat-panel.module.css';
import { ChatPanel } from './chat-panel.tsx';
import { ThreadAvatar } from './thread-avatar.tsx';
import { MuteSwitch, PinnedMessages, SharedFiles } from './thread-details.tsx';
import type { Contacts } from './use-contacts.ts';

interface Props {
  thread: ChatThread;
  contacts: Contacts;
  profile: ChatProfile;
  onLeft: () => void;
  onClose: () => void;
}

/** A group's name, members, and shared files; adds members and lets the user leave. */
export function GroupPanel({ thread, contacts, profile, onLeft, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(thread.title);
  const [added, setAdded] = useState<number[]>([]);
  const mayChange = useCan('update', 'Chat');
  const present = thread.members.filter(({ hasLeft }) => !hasLeft);
  const addable = contacts.all.filter(({ id }) => !present.some((member) => member.id === id));

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await trackWrite(work);
      return true;
    } catch {
      toast({ tone: 'error', message: t('common.changeNotSaved'), action: { label: t('ui.tryAgain'), run: () => void attempt(work) } });
      return false;
    }
  };
  const update = (body: { title?: string; addIds?: number[]; removeIds?: number[] }) =>
    attempt(async () => {
      const answer = await call(updateGroup, { params: { id: thread.id }, body });
      changeThread(queryClient, thread.id, () => answer.thread);
    });
  const comeBack = () =>
    attempt(async () => {
      await call(leaveGroup, { params: { id: thread.id }, body: { value: false } });
      await queryClient.invalidateQueries({ queryKey: chatPageQuery.queryKey });
    });
  const leave = () =>
    attempt(async () => {
      await call(leaveGroup, { params: { id: thread.id }, body: {} });
      onLeft();
      toast({ message: t('chat.left', { title: thread.title }), action: { label: t('common.undo'), run: comeBack, isUndo: true } });
      await queryClient.invalidateQueries({ queryKey: chatPageQuery.queryKey });
    });
  const remove = async (member: Contact) => {
    if (!(await update({ removeIds: [member.id] }))) return;
    const undo = () => update({ addIds: [member.id] });
    toast({ message: t('chat.removedMember', { name: member.fullName }), action: { label: t('common.undo'), run: undo, isUndo: true } });
  };

  return (
    <ChatPanel title={t('chat.groupInfo')} onClose={onClose}>
      <div className={classes.who}>
        <ThreadAvatar thread={thread} size={72} />
        <bdi className={classes.name}>{thread.title}</bdi>
        <span className={classes.hint}>{t('chat.memberCount', { count: present.length + 1 })}</span>
      </div>
      {mayChange && (
        <form
          className={classes.part}
          onSubmit={(event) => {
            event.preventDefault();
            if (title.trim() && title.trim() !== thread.title) void update({ title: title.trim() });
          }}
        >
          <TextField
            label={t('chat.groupName')}
            dir="auto"
            maxLength={100}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          {title.trim() && title.trim() !== thread.title ? <Button type="submit">{t('chat.rename')}</Button> : null}
        </form>
      )}
      <MuteSwitch thread={thread} />
      <div className={classes.part}>
        <h3 className={classes.label}>{t('chat.members')}</h3>
        <ul className={classes.members}>
          <li className={classes.member}>
            <PersonFace person={profile} size={36} />
            <span>
              <bdi className={classes.memberName}>{profile.fullName}</bdi>
              <span className={classes.hint}>{t('chat.you')}</span>
            </span>
          </li>
          {present.map((member) => (
            <li key={member.id} className={classes.member}>
              <PersonFace person={member} size={36} />
              <span>
                <bdi className={classes.memberName}>{member.fullName}</bdi>
                <bdi className={classes.hint}>{member.role}</bdi>
              </span>
              {mayChange && (
                <IconButton label={t('chat.removeMember', { name: member.fullName })} onClick={() => void remove(member)}>
                  <IconX size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {addable.length > 0 && mayChange ? (
          <>
            <PersonPicker
              label={t('chat.addMembers')}
              placeholder={t('chat.findPeople')}
              people={addable}
              value={added}
              onChange={setAdded}
              onType={contacts.find}
            />
            {added.length > 0 ? (
              <Button
                onClick={() => {
                  void update({ addIds: added });
                  setAdded([]);
                }}
              >
                {t('common.add')}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      <PinnedMessages thread={thread} profile={profile} />
      <SharedFiles threadId={thread.id} />
      {mayChange && (
        <Button look="outline" className={classes.danger} onClick={() => void leave()}>
          <IconLogout size={18} />
          {t('chat.leave')}
        </Button>
      )}
    </ChatPanel>
  );
}
