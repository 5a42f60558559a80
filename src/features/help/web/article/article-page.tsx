import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useAbility, useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconExternalLink, IconHelpCircle, IconMoodSmile, IconPencil, IconPrinter, IconTrash, IconX } from '#web/icons.ts';
import { knownPages } from '#web/known-pages.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useObjectName } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { pictureOfPage } from '../../article-pictures.ts';
import type { HelpArticle, Helpful } from '../../contract.ts';
import { pageOfArticle } from '../../page-help.ts';
import { DraftPill } from '../draft-pill.tsx';
import { articleAddress, categoryAddress, centerPath, editAddress } from '../help-addresses.ts';
import { articleQuery } from '../help-queries.ts';
import { isGone, toErrorText } from '../to-error-text.ts';
import { useHelpActions } from '../use-help-actions.ts';
import { WayBack } from '../way-back.tsx';
import classes from './article-page.module.css';

const CleanedText = lazyPart(() => import('#web/rich-text/cleaned-text.tsx').then(({ CleanedText }) => CleanedText));

export function ArticlePage() {
  const { t } = useTranslation();
  const { category = '', question: slug = '' }: { category?: string; question?: string } = useParams({ strict: false });
  const asked = articleQuery(slug);
  const query = useQuery(asked);
  const article = useShown(asked, query.data);
  useObjectName(article?.title, t('menu.knowledgeBase'));
  useOwnAddress(article, { category, slug });
  if (isGone(query.error))
    return (
      <div className={classes.card}>
        <PaneMessage icon={<IconHelpCircle />} title={t('help.unknown')} isHeading text={t('help.unknownText')}>
          <PageLink href={centerPath} look="outline">
            {t('help.toCentre')}
          </PageLink>
        </PaneMessage>
      </div>
    );
  if (query.error && !article)
    return (
      <div className={classes.card}>
        <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} />
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

/** Replaces an old slug or wrong category in the URL with the current one. */
function useOwnAddress(article: HelpArticle | undefined, at: { category: string; slug: string }): void {
  const router = useRouter();
  const own = article && articleAddress(article);
  const isOwn = own === articleAddress(at);
  useEffect(() => {
    if (own !== undefined && !isOwn) void router.navigate({ href: own, replace: true });
  }, [router, own, isOwn]);
}

/** Sidebar of an article: related questions and the page it is about. */
function BesideArticle({ article }: { article: HelpArticle }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const path = pageOfArticle(article.slug);
  // For areas with nested pages, opens the first one.
  const page = knownPages().find(
    ({ href, needs }) => (href === path || href.startsWith(`${path}/`)) && ability.can(needs.action, needs.subject),
  );
  if (article.relatedQuestions.length === 0 && !page) return null;
  return (
    <aside className={classes.aside} aria-label={t('help.beside')}>
      {article.relatedQuestions.length > 0 && (
        <Card title={t('help.field.relatedIds')}>
          <ul className={classes.list}>
            {article.relatedQuestions.map((one) => (
              <li key={one.id}>
                <a className={classes.link} href={articleAddress(one)}>
                  <bdi>{one.question}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {page && (
        <Card title={t('help.tryIt')}>
          <PageLink href={page.href} look="outline">
            <IconExternalLink size={18} aria-hidden="true" />
            {t('help.open', { page: t(page.labels.at(-1) ?? '') })}
          </PageLink>
        </Card>
      )}
    </aside>
  );
}

interface HelpfulQuestionProps {
  helpful: Helpful;
  /** Null withdraws the vote. */
  onVote: (isHelpful: boolean | null) => void;
}

/** Asks whether the article helped; one changeable vote per person. */
function HelpfulQuestion({ helpful: { yes, no, mine }, onVote }: HelpfulQuestionProps) {
  const { t } = useTranslation();
  const answer = (isHelpful: boolean) => onVote(mine === isHelpful ? null : isHelpful);
  return (
    <section className={classes.place} aria-label={t('help.helpful.question')}>
      <p className={classes.question}>{t('help.helpful.question')}</p>
      <div className={classes.buttons}>
        <Button look="outline" aria-pressed={mine === true} className={classes.answer} onClick={() => answer(true)}>
          <IconMoodSmile size={18} aria-hidden="true" />
          {t('common.yes')}
        </Button>
        <Button look="outline" aria-pressed={mine === false} className={classes.answer} onClick={() => answer(false)}>
          <IconX size={18} aria-hidden="true" />
          {t('common.no')}
        </Button>
      </div>
      <p className={classes.said} role="status">
        {mine !== null && `${t('help.helpful.thanks')} `}
        {yes + no > 0 && t('help.helpful.count', { yes, count: yes + no })}
      </p>
    </section>
  );
}

/** Question, date of the last update, and actions. */
function ArticleHead({ article, onRemove }: { article: HelpArticle; onRemove: () => void }) {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  const rights = useRights('Help');
  const edit = () => void router.navigate({ href: editAddress(article.id) });
  useShortcuts([{ keys: 'e', label: t('help.edit'), run: edit, when: rights.update }]);
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h1 className={classes.title} dir="auto">
          {article.title}
        </h1>
        <p className={classes.quiet}>
          <bdi>{article.group}</bdi>
          <span aria-hidden="true">{' · '}</span>
          <Moment at={article.updatedAt}>
            {t('help.updated', { day: formatDay(new Date(article.updatedAt), i18n.language, new Date()) })}
          </Moment>
          <DraftPill state={article.state} />
        </p>
      </div>
      <div className={classes.tools}>
        <IconButton label={t('table.print')} onClick={() => window.print()}>
          <IconPrinter size={20} />
        </IconButton>
        {rights.update && (
          <IconButton label={t('help.edit')} aria-keyshortcuts="e" onClick={edit}>
            <IconPencil size={20} />
          </IconButton>
        )}
        {rights.delete && (
          <IconButton label={t('help.delete')} onClick={onRemove}>
            <IconTrash size={20} />
          </IconButton>
        )}
      </div>
    </header>
  );
}
