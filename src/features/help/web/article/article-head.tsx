import { useRouter } from '@tanstack/react-router';
import { useRights } from '#web/ability.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconPrinter, IconTrash } from '#web/icons.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { HelpArticle } from '../../contract.ts';
import { DraftPill } from '../draft-pill.tsx';
import { editAddress } from '../help-addresses.ts';
import classes from './article-head.module.css';

/** The question, since when its answer stands, and what can be done with it. */
export function ArticleHead({ article, onRemove }: { article: HelpArticle; onRemove: () => void }) {
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
