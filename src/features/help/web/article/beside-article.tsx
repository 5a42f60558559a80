import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconExternalLink } from '#web/icons.ts';
import { knownPages } from '#web/known-pages.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { HelpArticle } from '../../contract.ts';
import { pageOfArticle } from '../../page-help.ts';
import { articleAddress } from '../help-addresses.ts';
import classes from './beside-article.module.css';

/** What belongs to an article: related questions, and the page that it is about. */
export function BesideArticle({ article }: { article: HelpArticle }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const path = pageOfArticle(article.slug);
  // Areas whose pages of the menu lie deeper are opened at the first of them.
  const page = knownPages().find(
    ({ href, needs }) => (href === path || href.startsWith(`${path}/`)) && ability.can(needs.action, needs.subject),
  );
  if (article.relatedQuestions.length === 0 && !page) return null;
  return (
    <aside className={classes.aside} aria-label={t('help.beside')}>
      {article.relatedQuestions.length > 0 && (
        <Card title={t('help.related')}>
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
