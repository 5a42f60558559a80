import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import type { Example } from '../example.ts';
import { ExampleCard } from '../example-card.tsx';
import { PageSteps } from '../page-steps.tsx';
import { EmptyPage } from './layout-empty/empty-page.tsx';
import classes from './layout-page.module.css';

const example: Example = {
  title: 'Your page',
  text: 'Your page starts here. You can hide the navbar and footer too.',
  Shown: EmptyPage,
  code: () => import('./layout-empty/empty-page.tsx?code'),
};

/** An empty page inside the app shell. */
export function LayoutEmptyPage() {
  const { t } = useTranslation();
  const title = t('showcase.page./page-layout/layout-empty.title');
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <PageHead title={title} note={t('showcase.page./page-layout/layout-empty.text')} />
      <ExampleCard example={example} />
      <PageSteps path="/page-layout/layout-empty" />
    </div>
  );
}
