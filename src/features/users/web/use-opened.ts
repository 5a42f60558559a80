import { useCallback } from 'react';
import { useSearchValue } from '#web/use-search-value.ts';

/** The overlay that is open: the invitation form, a new user, a user by id, or the import. */
type Opened = 'invite' | 'new' | 'import' | number | undefined;

const forms = ['invite', 'new', 'import'] as const;

interface OpenedAddress {
  opened: Opened;
  open: (what: NonNullable<Opened>) => void;
  close: () => void;
}

/** The open overlay, stored in the URL. */
export function useOpened(): OpenedAddress {
  const [asked = '', ask] = useSearchValue('open');
  const form = forms.find((name) => name === asked);
  const opened = form ?? (/^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined);
  // Stable across renders because list rows receive it.
  const open = useCallback((what: NonNullable<Opened>) => ask(String(what)), [ask]);
  const close = useCallback(() => ask(undefined), [ask]);
  return { opened, open, close };
}
