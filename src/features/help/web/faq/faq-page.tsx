import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHelpCircle, IconSearch } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { SideLink } from '#web/ui/side-link.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { FaqCategory, FaqItem } from '../../faq-contract.ts';
import { faqPath } from '../help-addresses.ts';
import { HelpBanner } from '../help-banner.tsx';
import { faqQuery } from '../help-queries.ts';
import { toErrorText } from '../to-error-text.ts';
import { AnswerList } from './answer-list.tsx';
import { ContactCards } from './contact-cards.tsx';
import { FaqIcon } from './faq-icon.tsx';
import classes from './faq-page.module.css';
import { useFaqActions } from './use-faq-actions.ts';

const AnswerDialog = lazyPart(() => import('./answer-dialog.tsx').then(({ AnswerDialog }) => AnswerDialog));

/** The FAQ by category, with contact options. */
export function FaqPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.faq'));
  const [q = '', setQ] = useSearchValue('q');
  const [category] = useSearchValue('category');
  const rights = useRights('Help');
  const actions = useFaqActions();
  const [writing, setWriting] = useState<FaqItem | 'new'>();
  const asked = faqQuery(q);
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const faq = useShown(asked, query.data);
  const all = Object.entries(faq ?? {}).map(([name, one]) => ({ ...one, name }));
  const found = all.filter(({ qandA }) => qandA.length > 0);
  // A match may be in another category than the open one.
  const [first] = q && !found.some(({ name }) => name === category) ? found : all;
  const chosen = all.find(({ name, qandA }) => name === category && (!q || qandA.length > 0)) ?? first;
  return (
    <div className={classes.page}>
      <HelpBanner
        title={t('faq.banner')}
        text={t('faq.bannerText')}
        q={q}
        searchLabel={t('faq.search')}
        onSearch={(typed) => setQ(typed || undefined)}
      />
      {query.error && !faq ? (
        <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} />
      ) : !faq ? (
        <div className={classes.waiting} role="status" aria-label={t('ui.loading')} />
      ) : !chosen || (q && found.length === 0) ? (
        <div className={classes.none}>
          <PaneMessage
            icon={q ? <IconSearch /> : <IconHelpCircle />}
            title={t(q ? 'faq.none' : 'faq.empty')}
            text={t(q ? 'faq.noneText' : 'faq.emptyText')}
          />
        </div>
      ) : (
        <div className={classes.columns}>
          <FaqMenu categories={all} chosen={chosen.name} q={q} />
          <AnswerList
            key={`${chosen.name} ${q}`}
            category={chosen}
            areOpen={q !== ''}
            rights={rights}
            onAdd={() => setWriting('new')}
            onEdit={setWriting}
            onRemove={(item) => void actions.remove(item)}
          />
        </div>
      )}
      <ContactCards />
      <Suspense fallback={null}>
        {writing && chosen && (
          <AnswerDialog
            item={writing === 'new' ? null : writing}
            categoryId={chosen.id}
            actions={actions}
            onClose={() => setWriting(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface FaqMenuProps {
  categories: readonly (FaqCategory & { name: string })[];
  chosen: string;
  q: string;
}

/** Categories with their number of matching answers. */
function FaqMenu({ categories, chosen, q }: FaqMenuProps) {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  return (
    <nav className={classes.menu} aria-label={t('faq.categories')}>
      {categories.map(({ name, icon, title, qandA }) => {
        const href = pageAddress(faqPath, {}, { category: name, ...(q && { q }) });
        return (
          <SideLink
            key={name}
            href={href}
            isHere={name === chosen}
            mark={<FaqIcon icon={icon} />}
            onOpen={() => void router.navigate({ href, resetScroll: false })}
            end={<span className={classes.count}>{formatNumber(qandA.length, i18n.language)}</span>}
          >
            {title}
          </SideLink>
        );
      })}
    </nav>
  );
}
