import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Example } from '../example.ts';
import { ExampleCard } from '../example-card.tsx';
import { LookSwitches } from '../look-switches.tsx';
import { PageSteps } from '../page-steps.tsx';
import { BlankPage } from './layout-blank/blank-page.tsx';
import classes from './layout-page.module.css';

const example: Example = {
  title: 'Blank page',
  text: 'No menu, navbar or footer: set shell to “bare” in the page table.',
  Shown: BlankPage,
  code: () => import('./layout-blank/blank-page.tsx?code'),
};

/** A standalone page without the app shell. */
export function LayoutBlankPage() {
  const { t } = useTranslation();
  const title = t('showcase.page./page-layout/layout-blank.title');
  usePageTitle(title);
  return (
    <main className={classes.page} data-bare>
      <PageHead title={title} note={t('showcase.page./page-layout/layout-blank.text')} action={<LookSwitches />} />
      <ExampleCard example={example} />
      <PageLink href="/components">{t('showcase.all')}</PageLink>
      <PageSteps path="/page-layout/layout-blank" />
    </main>
  );
}
