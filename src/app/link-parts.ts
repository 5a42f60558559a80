import { lazyPart } from '#web/lazy-part.tsx';
import type { LinkParts } from '#web/links/link-parts.ts';

/** UI for links between areas, loaded when an area first shows something that can be linked. */
export const linkParts: LinkParts = {
  Linked: lazyPart(() => import('#features/linked-records/web/linked-things.tsx').then(({ LinkedThings }) => LinkedThings)),
  Counts: lazyPart(() => import('#features/linked-records/web/link-counts.ts').then(({ LinkCounts }) => LinkCounts)),
  Layer: lazyPart(() => import('#features/linked-records/web/linked-layer.tsx').then(({ LinkedLayer }) => LinkedLayer)),
  Linking: lazyPart(() => import('#features/linked-records/web/linking/linking-dialog.tsx').then(({ LinkingDialog }) => LinkingDialog)),
  Making: lazyPart(() => import('#features/linked-records/web/way-dialog.tsx').then(({ WayDialog }) => WayDialog)),
};
