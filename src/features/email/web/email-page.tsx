import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconFolder } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import { ComposeButton } from './compose/compose-button.tsx';
import { ComposeHost } from './compose/windows/compose-host.tsx';
import { useDraftOpening } from './compose/windows/use-draft-opening.ts';
import classes from './email-page.module.css';
import type { MailPlace } from './folders/mail-place.ts';
import { MailSidebar } from './folders/mail-sidebar.tsx';
import { useMailLocation } from './folders/use-mail-location.ts';
import { type ListHandle, MailList } from './list/mail-list.tsx';
import { useLatestMeta } from './list/use-latest-meta.ts';
import { useMailKeys } from './list/use-mail-keys.ts';
import { useMailSelection } from './selection/use-mail-selection.ts';
import { useMailActions } from './use-mail-actions.ts';

const MailDetail = lazy(() => import('./reader/mail-detail.tsx').then(({ MailDetail }) => ({ default: MailDetail })));

/** Widths of the card, in pixels, from which the folders have a column, and an open mail stands beside its list. */
const sidebarFrom = 720;
const splitFrom = 1040;
const sidebarWidth = 216;
/** From this width of the list on, a mail takes one line. */
const oneLineFrom = 640;

/** The mail of the signed-in person: folders and labels, a list, an open mail. */
export function EmailPage() {
  const { t } = useTranslation();
  const location = useMailLocation();
  const { place, mailId, firstRow, go } = location;
  const card = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const list = useRef<ListHandle>(null);
  const width = useInlineSize(card);
  const selection = useMailSelection(place);
  const actions = useMailActions();
  const meta = useLatestMeta();
  const title = place?.label ? t(`email.label.${place.label}`) : t(`email.folder.${place?.folder || 'inbox'}`);
  usePageTitle(title);

  const hasSidebar = width >= sidebarFrom;
  const isDraft = useDraftOpening(location);
  const isSplit = mailId !== undefined && !isDraft && width >= splitFrom;
  const listWidth = width - (hasSidebar ? sidebarWidth : 0);
  const neighbour = useMailKeys({ location, list, selection, actions, isSplit });

  const open = (target: MailPlace) => {
    drawer.current?.close();
    go(target);
  };
  const close = () => place && go(place, { firstRow });
  const sidebar = <MailSidebar place={place} meta={meta} onOpen={open} />;
  return (
    <div ref={card} className={classes.card} data-sidebar={hasSidebar || undefined} data-split={isSplit || undefined}>
      {hasSidebar ? (
        <aside className={classes.sidebar}>
          <ComposeButton />
          {sidebar}
        </aside>
      ) : (
        <SideDrawer ref={drawer} label={t('email.folders')}>
          {sidebar}
        </SideDrawer>
      )}
      {place ? (
        <div className={classes.list} inert={mailId !== undefined && !isDraft && !isSplit}>
          <MailList
            place={place}
            location={location}
            title={title}
            wide={!isSplit && listWidth >= oneLineFrom}
            selection={selection}
            actions={actions}
            onFolders={hasSidebar ? undefined : () => drawer.current?.showModal()}
            handle={list}
          />
        </div>
      ) : null}
      {place ? null : (
        <PaneFace
          icon={<IconFolder size={24} stroke={1.75} />}
          title={t('email.noPlace')}
          isHeading
          action={{ label: t('email.toInbox'), run: () => go({ folder: 'inbox', q: '' }) }}
        />
      )}
      {place && mailId !== undefined && !isDraft ? (
        <div className={classes.detail}>
          <Suspense>
            <MailDetail key={mailId} place={place} id={mailId} actions={actions} isSplit={isSplit} onClose={close} onStep={neighbour} />
          </Suspense>
        </div>
      ) : null}
      <ComposeHost />
    </div>
  );
}
