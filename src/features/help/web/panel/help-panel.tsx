import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconExternalLink } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useSession } from '#web/session-store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useStable } from '#web/use-stable.ts';
import type { HelpArticle } from '../../contract.ts';
import { helpOfPage } from '../../page-help.ts';
import { articleAddress, centerPath } from '../help-addresses.ts';
import { articleQuery } from '../help-queries.ts';
import { isGone, toErrorText } from '../to-error-text.ts';
import classes from './help-panel.module.css';

const CleanedText = lazyPart(() => import('#web/rich-text/cleaned-text.tsx').then(({ CleanedText }) => CleanedText));

/** Shows the article about a page beside it. Closes when another page opens, such as the article's own. */
export function HelpPanel({ path, onClose }: { path: string; onClose: () => void }) {
  const { t } = useTranslation();
  const role = useSession()?.role;
  const [, slug = ''] = helpOfPage(path, role)?.split('/') ?? [];
  const { data: article, error } = useQuery({ ...articleQuery(slug), enabled: slug !== '' });
  const now = useRouterState({ select: ({ location }) => location.pathname });
  const on = useStable({ close: onClose });
  useEffect(() => {
    if (now !== path) on.close();
  }, [now, path, on]);
  return (
    <Dialog kind="panel" title={article?.title ?? t('menu.knowledgeBase')} onClose={onClose}>
      <div className={classes.body}>
        {article ? (
          <PanelArticle article={article} />
        ) : slug === '' || error ? (
          <>
            <p role="alert">{slug === '' || isGone(error) ? t('help.unknownText') : toErrorText(t, error)}</p>
            <PageLink href={centerPath} look="outline">
              {t('help.toCentre')}
            </PageLink>
          </>
        ) : (
          <div role="status" aria-label={t('ui.loading')} />
        )}
      </div>
    </Dialog>
  );
}

function PanelArticle({ article }: { article: HelpArticle }) {
  const { t } = useTranslation();
  return (
    <>
      <Suspense fallback={null}>
        {article.content ? <CleanedText html={article.content} className={classes.text} /> : <p>{t('help.noText')}</p>}
      </Suspense>
      <PageLink href={articleAddress(article)} look="outline">
        <IconExternalLink size={18} aria-hidden="true" />
        {t('help.open', { page: t('menu.knowledgeBase') })}
      </PageLink>
    </>
  );
}
