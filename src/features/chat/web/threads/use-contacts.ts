import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useDebounced } from '#web/use-debounced.ts';
import type { readChatPage } from '../../contract.ts';
import type { Contact } from '../../presence-contract.ts';
import { contactsQuery } from '../queries.ts';

/** The loaded contacts and a way to search for more. */
export interface Contacts {
  all: readonly Contact[];
  /** Searches for contacts on the server if only the first ones are loaded. */
  find: (typed: string) => void;
  isFinding: boolean;
}

const debounceMs = 200;
const none: readonly Contact[] = [];
const knowsAll = () => undefined;

/** Contacts for the chat page. In a large company: the first ones, those found since, and the one in the URL. */
export function useContacts(page: AnswerOf<typeof readChatPage> | undefined, contactId: number | undefined): Contacts {
  const { contacts: first = none, hasMoreContacts = false } = page ?? {};
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed, debounceMs);
  const [found, setFound] = useState(none);
  const isUnknown = contactId !== undefined && ![...first, ...found].some(({ id }) => id === contactId);
  const search = useQuery({ ...contactsQuery({ q }), enabled: hasMoreContacts && q !== '' });
  const named = useQuery({ ...contactsQuery({ id: contactId ?? 0 }), enabled: hasMoreContacts && isUnknown });
  const known = new Set([...first, ...found].map(({ id }) => id));
  const added = [...(search.data ?? none), ...(named.data ?? none)].filter(({ id }) => !known.has(id));
  if (added.length > 0) setFound([...found, ...new Map(added.map((contact) => [contact.id, contact])).values()]);
  return {
    all: found.length > 0 ? [...first, ...found] : first,
    find: hasMoreContacts ? setTyped : knowsAll,
    isFinding: typed !== q || search.isFetching || named.isFetching,
  };
}
