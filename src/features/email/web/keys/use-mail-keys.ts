import { useQueryClient } from '@tanstack/react-query';
import { useAbility, useRights } from '#web/ability.ts';
import { shownNow } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { keySequences } from '#web/key-sequences.ts';
import { createFromKeys } from '#web/links/create-from-items.tsx';
import { linkingShortcut } from '#web/links/linking-ways.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { emailQuery } from '../queries.ts';
import { createFromMail } from '../reader/create-from-mail.ts';
import { changingKeys, choosingKeys, goingKeys, type KeyContext, walkingKeys, writingKeys } from './mail-keys.ts';

/** Keyboard shortcuts of the mail page, like Gmail's. */
export function useMailKeys(given: Pick<KeyContext, 'location' | 'list' | 'selection' | 'actions' | 'neighbours'>): void {
  const { location, list, selection, neighbours } = given;
  const { place, mailId } = location;
  const { t } = useTranslation();
  const rights = useRights('Email');
  const ability = useAbility();
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
  /** A single email: the open one, or the one under the list's cursor. */
  const source = () => {
    const mail = mailId === undefined ? underCursor() : opened();
    return mail && !mail.isDraft ? createFromMail(mail) : undefined;
  };
  const context: KeyContext = { ...given, t, rights, underCursor, meant };
  useShortcuts([
    ...writingKeys({ t, location, mayWrite, queryClient }),
    ...walkingKeys(context),
    ...changingKeys(context),
    ...keySequences([
      ...choosingKeys(context),
      ...goingKeys(context),
      ...createFromKeys(t, ability, 'mail', source),
      linkingShortcut(t, ability, 'mail', () => source()?.from),
    ]),
  ]);
}
