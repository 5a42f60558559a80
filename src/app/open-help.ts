import type { AnyRouter } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { helpOfPage } from '#features/help/page-help.ts';

/** Goes to the article about the page that is open; to the help centre where nothing is written of it. Loaded when somebody asks for it. */
export function openHelp(router: AnyRouter): void {
  const [category, question] = helpOfPage(router.state.location.pathname)?.split('/') ?? [];
  const href =
    category && question
      ? pageAddress('/pages/knowledge-base/:category/:question', { category, question })
      : pageAddress('/pages/knowledge-base', {});
  void router.navigate({ href });
}
