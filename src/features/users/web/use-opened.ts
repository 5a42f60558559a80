import { useCallback } from 'react';
import { useSearchValue } from '#web/use-search-value.ts';

/** What is open over a page: the form to invite people, of a new user, or of one with this id, or the taking in of a file. */
type Opened = 'invite' | 'new' | 'import' | number | undefined;

const forms = ['invite', 'new', 'import'] as const;

interface OpenedAddress {
  opened: Opened;
  open: (what: NonNullable<Opened>) => void;
  close: () => void;
}

/** What is open over the page, kept in its address. */
export function useOpened(): OpenedAddress {
  const [asked = '', ask] = useSearchValue('open');
  const form = forms.find((name) => name === asked);
  const opened = form ?? (/^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined);
  // The same at every render: the rows of a list are given them.
  const open = useCallback((what: NonNullable<Opened>) => ask(String(what)), [ask]);
  const close = useCallback(() => ask(undefined), [ask]);
  return { opened, open, close };
}
