import { useRouter } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { SideLink } from '#web/ui/side-link.tsx';
import type { FaqCategory } from '../../faq-contract.ts';
import { faqPath } from '../help-addresses.ts';
import { FaqIcon } from './faq-icon.tsx';
import classes from './faq-menu.module.css';

interface FaqMenuProps {
  categories: readonly (FaqCategory & { name: string })[];
  chosen: string;
  q: string;
}

/** The categories, each with how many answers it has of what is searched for. */
export function FaqMenu({ categories, chosen, q }: FaqMenuProps) {
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
