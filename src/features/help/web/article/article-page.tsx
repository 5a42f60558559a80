import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHelpCircle } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { pictureOfPage } from '../../article-pictures.ts';
import type { HelpArticle } from '../../contract.ts';
import { pageOfArticle } from '../../page-help.ts';
import { articleAddress, categoryAddress, centrePath } from '../help-addresses.ts';
import { articleQuery } from '../help-queries.ts';
import { useHelpActions } from '../use-help-actions.ts';
import { WayBack } from '../way-back.tsx';
import { isGone, whyFailed } from '../why-failed.ts';
import { ArticleHead } from './article-head.tsx';
import classes from './article-page.module.css';
import { BesideArticle } from './beside-article.tsx';
import { HelpfulQuestion } from './helpful-question.tsx';

const CleanedText = lazyPart(() => import('#web/rich-text/cleaned-text.tsx').then(({ CleanedText }) => CleanedText));

/** An article, with what belongs to it. */
export function ArticlePage() {
  const { t } = useTranslation();
  const { category = '', question: slug = '' }: { category?: string; question?: string } = useParams({ strict: false });
  const asked = articleQuery(slug);
  const query = useQuery(asked);
  const article = useShown(asked, query.data);
  usePageTitle(article?.title ?? t('help.title'));
  useOwnAddress(article, { category, slug });
  if (isGone(query.error))
    return (
      <div className={classes.card}>
        <PaneFace icon={<IconHelpCircle />} title={t('help.unknown')} isHeading text={t('help.unknownText')}>
          <PageLink href={centrePath} look="outline">
            {t('help.toCentre')}
          </PageLink>
        </PaneFace>
      </div>
    );
  if (query.error && !article)
    return (
      <div className={classes.card}>
        <ErrorState text={whyFailed(t, query.error)} onTryAgain={() => void query.refetch()} />
      </div>
    );
  return article ? <Article article={article} /> : <div className={classes.waiting} role="status" aria-label={t('ui.loading')} />;
}

function Article({ article }: { article: HelpArticle }) {
  const { t } = useTranslation();
  const actions = useHelpActions();
  const picture = pictureOfPage(pageOfArticle(article.slug));
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <WayBack href={categoryAddress(article.category)}>{article.categoryTitle}</WayBack>
        <article className={classes.card}>
          <ArticleHead article={article} onRemove={() => void actions.remove(article)} />
          {picture && <img className={classes.picture} src={picture} alt={t('help.picture')} width={960} height={600} loading="lazy" />}
          <Suspense fallback={<div className={classes.text} />}>
            {article.content ? (
              <CleanedText html={article.content} className={classes.text} />
            ) : (
              <p className={classes.none}>{t('help.noText')}</p>
            )}
          </Suspense>
          <HelpfulQuestion helpful={article.helpful} onVote={(isHelpful) => actions.vote(article.id, isHelpful)} />
        </article>
      </div>
      <BesideArticle article={article} />
    </div>
  );
}

/** An old address, or one with another category, becomes the one of now. */
function useOwnAddress(article: HelpArticle | undefined, at: { category: string; slug: string }): void {
  const router = useRouter();
  const own = article && articleAddress(article);
  const isOwn = own === articleAddress(at);
  useEffect(() => {
    if (own !== undefined && !isOwn) void router.navigate({ href: own, replace: true });
  }, [router, own, isOwn]);
}
