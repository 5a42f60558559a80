import type { Shortcut } from '#web/shortcuts.ts';
import type { Step } from '../list/use-neighbours.ts';
import type { KeyContext } from './key-context.ts';

/** From mail to mail, choosing one, into one and back. */
export function walkingKeys({ t, rights, location, list, selection, neighbours, underCursor }: KeyContext): Shortcut[] {
  const { place, mailId, firstRow, go } = location;
  const walk = (step: Step) => () => {
    if (mailId !== undefined) return void neighbours.open(step);
    const { mails, cursor, focusRow } = list.current ?? {};
    const index = Math.max(0, (cursor?.() ?? -1) + (step === 'next' ? 1 : -1));
    if (index < (mails?.total ?? 0)) focusRow?.(index);
  };
  const open = () => {
    const mail = underCursor();
    if (place && mail && mailId === undefined) go(place, { mailId: mail.id, firstRow });
  };
  const toggle = () => {
    const mail = mailId === undefined ? underCursor() : list.current?.mails.mailAt(neighbours.openRow());
    if (mail) selection.toggle(mail.id);
  };
  return [
    { keys: 'j', label: t('email.keys.next'), run: walk('next') },
    { keys: 'k', label: t('email.keys.previous'), run: walk('previous') },
    { keys: 'o', label: t('email.keys.open'), run: open },
    { keys: 'x', label: t('email.keys.select'), run: toggle, when: rights.update || rights.delete },
    { keys: 'u', label: t('email.keys.back'), run: () => mailId !== undefined && neighbours.close() },
    { keys: '/', label: t('email.keys.search'), run: () => list.current?.focusSearch() },
    {
      keys: 'Esc',
      label: t('email.keys.close'),
      run: () => (selection.ids.size > 0 ? selection.clear() : mailId !== undefined && neighbours.close()),
    },
  ];
}
