import { type ReactNode, useId } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle } from '#web/icons.ts';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import cardClasses from './settings-card.module.css';
import classes from './settings-section.module.css';
import { toErrorText } from './to-error-text.ts';

interface SettingsSectionProps {
  title: string;
  /** Description of the section in a sentence or two. */
  text: string;
  /** Shown beside the title: the button to add an item. */
  action?: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ title, text, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

interface LoadedSettingsProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Approximate number of lines of the content. */
  lines: number;
  children: (data: Data) => ReactNode;
}

/** Shows a query's data, its skeleton while loading, or its error with a retry. */
export function SettingsQuery<Data>({ query, lines, children }: LoadedSettingsProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (!query.error || query.isFetching) return <SettingsSkeleton lines={lines} />;
  return (
    <div className={cardClasses.card}>
      <PaneMessage
        alert
        icon={<IconAlertTriangle size={24} stroke={1.75} />}
        title={t('email.settings.failed.load')}
        text={toErrorText(t, query.error)}
        action={{ label: t('email.tryAgain'), run: () => void query.refetch() }}
      />
    </div>
  );
}

function SettingsSkeleton({ lines }: { lines: number }) {
  const { t } = useTranslation();
  return (
    <div className={`${cardClasses.card} ${classes.skeleton}`} role="status" aria-label={t('email.settings.loading')}>
      {Array.from({ length: lines }, (_, index) => index).map((line) => (
        <span key={line} className={classes.line}>
          <span className={classes.bar} />
          <span className={classes.bar} />
        </span>
      ))}
    </div>
  );
}
