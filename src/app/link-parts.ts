import { lazyPart } from '#web/lazy-part.tsx';
import type { LinkParts } from '#web/links/link-parts.ts';

/** What joins the areas, once one of them shows something that can be linked. */
export const linkParts: LinkParts = {
  Linked: lazyPart(() => import('#features/made-of/web/linked-things.tsx').then(({ LinkedThings }) => LinkedThings)),
  Counts: lazyPart(() => import('#features/made-of/web/link-counts.ts').then(({ LinkCounts }) => LinkCounts)),
  Layer: lazyPart(() => import('#features/made-of/web/linked-layer.tsx').then(({ LinkedLayer }) => LinkedLayer)),
  Linking: lazyPart(() => import('#features/made-of/web/linking/linking-dialog.tsx').then(({ LinkingDialog }) => LinkingDialog)),
  Making: lazyPart(() => import('#features/made-of/web/way-dialog.tsx').then(({ WayDialog }) => WayDialog)),
};
