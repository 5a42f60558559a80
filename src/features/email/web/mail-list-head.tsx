import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconInbox, IconMail, IconMailOpened, IconMenu2, IconTrash } from '#web/icons.ts';
import type { Email } from '../contract.ts';
import { LabelMenu } from './label-menu.tsx';
import classes from './mail-list-head.module.css';
import type { MailPlace } from './mail-place.ts';
import { MailSearch } from './mail-search.tsx';
import { MoveMenu } from './move-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import type { MailActions } from './use-mail-actions.ts';
import type { MailSelection } from './use-mail-selection.ts';

interface Props {
  place: MailPlace;
  title: string;
  total: number | undefined;
  loaded: readonly Email[];
  selection: MailSelection;
  actions: MailActions;
  onSearch: (q: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Opens the folders where they have no column of their own. */
  onFolders: (() => void) | undefined;
}

/** The list's name, its search, and what can be done with the chosen mails. */
export function MailListHead({ place, title, total, loaded, selection, actions, onSearch, searchRef, onFolders }: Props) {
  const { t, i18n } = useTranslation();
  const chosen = selection.ids.size;
  const all = loaded.length > 0 && loaded.every(({ id }) => selection.ids.has(id));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  const number = (count: number) => new Intl.NumberFormat(i18n.language).format(count);
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        {onFolders ? <ToolButton label={t('email.openFolders')} icon={<IconMenu2 size={20} stroke={1.75} />} onClick={onFolders} /> : null}
        <h1>{title}</h1>
      </div>
      <div className={classes.search}>
        <MailSearch q={place.q} onSearch={onSearch} inputRef={searchRef} />
      </div>
      <div className={classes.tools}>
        <label className={classes.check}>
          <input
            ref={box}
            type="checkbox"
            checked={all}
            disabled={loaded.length === 0}
            aria-label={t('email.selectAll')}
            onChange={() =>
              chosen > 0
                ? selection.clear()
                : selection.set(
                    loaded.map(({ id }) => id),
                    true,
                  )
            }
          />
        </label>
        <span className={classes.count} aria-live="polite">
          {chosen > 0
            ? t('email.chosen', { count: chosen, shown: number(chosen) })
            : total !== undefined && t('email.total', { count: total, shown: number(total) })}
        </span>
        {chosen > 0 ? <BulkTools place={place} selection={selection} actions={actions} /> : null}
      </div>
    </header>
  );
}

function BulkTools({ place, selection, actions }: Pick<Props, 'place' | 'selection' | 'actions'>) {
  const { t } = useTranslation();
  const ids = [...selection.ids];
  const { mails } = selection;
  const unread = mails.some(({ isRead }) => !isRead);
  const moveTo = (folder: Email['folder']) => {
    actions.move(ids, folder, mails);
    selection.clear();
  };
  return (
    <div className={classes.bulk}>
      <ToolButton
        label={t(unread ? 'email.markRead' : 'email.markUnread')}
        icon={unread ? <IconMailOpened size={20} stroke={1.75} /> : <IconMail size={20} stroke={1.75} />}
        onClick={() => actions.markRead(ids, unread)}
      />
      <MoveMenu from={place.folder} onMove={moveTo} />
      <LabelMenu mails={mails} onSet={(label, value) => actions.setLabel(ids, label, value)} />
      {place.folder === 'trash' ? (
        <ToolButton label={t('email.restore')} icon={<IconInbox size={20} stroke={1.75} />} onClick={() => moveTo('inbox')} />
      ) : (
        <ToolButton label={t('email.trash')} icon={<IconTrash size={20} stroke={1.75} />} onClick={() => moveTo('trash')} />
      )}
    </div>
  );
}
