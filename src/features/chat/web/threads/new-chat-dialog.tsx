import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ChatThread } from '../../contract.ts';
import { chatAddress } from '../chat-place.ts';
import { ContactRow } from './chat-row.tsx';
import classes from './new-chat-dialog.module.css';
import { matchesContact, otherIn } from './thread-naming.ts';
import type { Contacts } from './use-contacts.ts';

interface Props {
  contacts: Contacts;
  threads: readonly ChatThread[];
  onClose: () => void;
}

/** All contacts, searchable by name or role; each links to the chat with them. */
export function NewChatDialog({ contacts, threads, onClose }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const found = contacts.all.filter((contact) => matchesContact(contact, wanted));
  const threadWith = (id: number) => threads.find((thread) => otherIn(thread)?.id === id)?.id;
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const onFieldKey = (event: KeyboardEvent) => {
    const [first] = rows();
    if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter' && wanted) first?.click();
    else return;
    event.preventDefault();
  };
  const onListKey = (event: KeyboardEvent) => {
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (at < 0 || !by) return;
    event.preventDefault();
    if (at + by >= 0) all[at + by]?.focus();
  };
  return (
    <Dialog title={t('chat.newChat')} onClose={onClose}>
      <div className={classes.body}>
        <TextField
          label={t('chat.findPeople')}
          value={typed}
          dir="auto"
          autoComplete="off"
          maxLength={100}
          autoFocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            contacts.find(event.currentTarget.value.trim());
          }}
          onKeyDown={onFieldKey}
        />
        {found.length === 0 && !contacts.isFinding ? (
          <p className={classes.none} role="status">
            {t('chat.nobodyFound', { q: wanted })}
          </p>
        ) : null}
        <ul
          ref={list}
          className={classes.people}
          aria-label={t('chat.contacts')}
          onKeyDown={onListKey}
          onClick={({ target }) => target instanceof Element && target.closest('[data-row]') && onClose()}
        >
          {found.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              address={chatAddress({ threadId: threadWith(contact.id), contactId: contact.id })}
              isOpen={false}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
