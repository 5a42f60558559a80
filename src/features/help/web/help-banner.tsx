import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import classes from './help-banner.module.css';

interface HelpBannerProps {
  title: string;
  text: string;
  q: string;
  searchLabel: string;
  onSearch: (q: string) => void;
  /** Actions for editors. */
  actions?: ReactNode;
}

/** Header of a page with a search field. */
export function HelpBanner({ title, text, q, searchLabel, onSearch, actions }: HelpBannerProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: searchLabel, run: () => field.current?.select() }]);
  return (
    <header className={classes.banner}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.field}>
        <SearchField
          q={q}
          onSearch={onSearch}
          inputRef={field}
          label={searchLabel}
          clearLabel={t('table.clearSearch')}
          maxLength={200}
          hasKey
        />
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
