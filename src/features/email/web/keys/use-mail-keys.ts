import { useQueryClient } from '@tanstack/react-query';
import { useRights } from '#web/ability.ts';
import { shownNow } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { twoKeyed } from '#web/two-keyed.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { emailQuery } from '../queries.ts';
import { changingKeys } from './changing-keys.ts';
import { choosingKeys } from './choosing-keys.ts';
import { goingKeys } from './going-keys.ts';
import type { KeyContext } from './key-context.ts';
import { walkingKeys } from './walking-keys.ts';
import { writingKeys } from './writing-keys.ts';

/** The page's keys, as in Gmail. */
export function useMailKeys(given: Pick<KeyContext, 'location' | 'list' | 'selection' | 'actions' | 'neighbours'>): void {
  const { location, list, selection, neighbours } = given;
  const { place, mailId } = location;
  const { t } = useTranslation();
  const rights = useRights('Email');
  const mayWrite = useMayWrite();
  const queryClient = useQueryClient();

  const underCursor = () => list.current?.mails.mailAt(list.current.cursor());
  const opened = () => {
    const mail = place && mailId !== undefined ? shownNow(queryClient, emailQuery(queryClient, place, mailId)) : undefined;
    return mail ?? list.current?.mails.mailAt(neighbours.openRow());
  };
  const meant = () => {
    if (selection.ids.size > 0) return selection.mails;
    const mail = mailId === undefined ? underCursor() : opened();
    return mail ? [mail] : [];
  };
  const context: KeyContext = { ...given, t, rights, underCursor, meant };
  useShortcuts([
    ...writingKeys({ t, location, mayWrite, queryClient }),
    ...walkingKeys(context),
    ...changingKeys(context),
    ...twoKeyed([...choosingKeys(context), ...goingKeys(context)]),
  ]);
}
