import { mailedOrigin } from '#server/mailed-origin.ts';
import type { OpenScope } from '#server/scope.ts';

/** Where everybody reads a help centre: whole where the operator says where this installation is, never as a call says that it came. */
export function publicHelpAddresses(entity: string, { deps }: Pick<OpenScope, 'deps'>) {
  const centre = `${mailedOrigin(deps) ?? ''}/knowledge-base/${encodeURIComponent(entity)}`;
  return { centre, article: (slug: string) => `${centre}/${encodeURIComponent(slug)}` };
}
