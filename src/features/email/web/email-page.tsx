import { Suspense, useRef } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFolder, IconMailOpened } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { CreateFromOutlet } from '#web/links/create-from-outlet.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import { ComposeButton } from './compose/compose-button.tsx';
import { ComposeHost, useDraftOpening } from './compose/windows/compose-host.tsx';
import '#web/fills-window.css';
import type { MarkedEmail } from '../contract.ts';
import { dropOnPlace, type PlaceDrop } from './drag/drop-on-place.ts';
import { useMailDragKit } from './drag/use-mail-drag-kit.ts';
import classes from './email-page.module.css';
import type { MailPlace } from './folders/mail-place.ts';
import { MailSidebar } from './folders/mail-sidebar.tsx';
import { useMailLocation } from './folders/use-mail-location.ts';
import { useMailKeys } from './keys/use-mail-keys.ts';
import { useLabels } from './labels/use-labels.ts';
import { type ListHandle, MailList } from './list/mail-list.tsx';
import { useLatestMeta } from './list/use-latest-meta.ts';
import { useMovingOn, useNeighbours } from './list/use-neighbours.ts';
import { useMailSelection } from './selection/use-mail-selection.ts';
import { useMailActions } from './use-mail-actions.ts';
import { useMailView } from './view/use-mail-view.ts';

const MailDetail = lazyPart(() => import('./reader/mail-detail.tsx').then(({ MailDetail }) => MailDetail));

/** Widths of the card, in pixels, from which the folders get a column and an open email is shown beside its list. */
const sidebarFrom = 720;
const splitFrom = 1040;
const sidebarWidth = 216;
/** From this list width on, an email takes one line. */
const oneLineFrom = 640;

/** The mail page: folders and labels, a list, an open email. */
export function EmailPage() {
  const { t } = useTranslation();
  const location = useMailLocation();
  const { mailId, go } = location;
  const labels = useLabels();
  // A custom label is identified by id, and may have been deleted.
  const isGone = location.place?.label !== undefined && labels.areAll && !labels.of(location.place.label);
  const place = isGone ? null : location.place;
  const card = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const list = useRef<ListHandle>(null);
  const width = useInlineSize(card);
  const selection = useMailSelection(place);
  const meta = useLatestMeta();
  const title = place?.label ? (labels.of(place.label)?.name ?? t('email.labels')) : t(`email.folder.${place?.folder || 'inbox'}`);
  usePageTitle(title);

  const hasSidebar = width >= sidebarFrom;
  const isDraft = useDraftOpening(location);
  const { density, readingPane } = useMailView();
  const hasPanes = width >= splitFrom;
  // The pane stays without an open email; otherwise opening one would make the rows jump.
  const pane = hasPanes && place && readingPane !== 'off' ? readingPane : undefined;
  const isSplit = pane !== undefined;
  const listWidth = width - (hasSidebar ? sidebarWidth : 0);
  const neighbours = useNeighbours({ location, list, isSplit });
  const actions = useMovingOn({ actions: useMailActions(), list, mailId, neighbours });
  useMailKeys({ location, list, selection, actions, neighbours });

  const kit = useMailDragKit(useRights('Email').update);
  const dropOn = ({ drop }: PlaceDrop, mails: readonly MarkedEmail[]) => {
    drop(mails, actions);
    selection.clear();
  };
  const open = (target: MailPlace) => {
    drawer.current?.close();
    go(target);
  };
  const takes = (target: MailPlace) => {
    const on = dropOnPlace(target);
    return kit && on ? (element: HTMLAnchorElement) => kit.takeMails(element, on.accepts, (mails) => dropOn(on, mails)) : undefined;
  };
  const sidebar = <MailSidebar place={place} meta={meta} onOpen={open} takes={kit ? takes : undefined} />;
  return (
    <div ref={card} className={classes.card} data-fills="window" data-sidebar={hasSidebar || undefined} data-split={pane}>
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
            wide={pane !== 'right' && listWidth >= oneLineFrom}
            dense={density === 'compact'}
            hasPanes={hasPanes}
            selection={selection}
            actions={actions}
            onFolders={hasSidebar ? undefined : () => drawer.current?.showModal()}
            kit={kit}
            handle={list}
          />
        </div>
      ) : null}
      {place ? null : (
        <PaneMessage
          icon={<IconFolder size={24} stroke={1.75} />}
          title={t('email.noPlace')}
          isHeading
          action={{ label: t('email.toInbox'), run: () => go({ folder: 'inbox', q: '' }) }}
        />
      )}
      {place && mailId !== undefined && !isDraft ? (
        <div className={classes.detail}>
          <Suspense>
            <MailDetail key={mailId} place={place} id={mailId} actions={actions} isSplit={isSplit} neighbours={neighbours} />
          </Suspense>
        </div>
      ) : pane ? (
        <div className={classes.detail}>
          <PaneMessage icon={<IconMailOpened size={24} stroke={1.75} />} title={t('email.view.none')} text={t('email.view.noneText')} />
        </div>
      ) : null}
      <ComposeHost />
      <CreateFromOutlet />
    </div>
  );
}
