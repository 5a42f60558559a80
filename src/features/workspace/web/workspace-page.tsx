import { useQuery } from '@tanstack/react-query';
import { AreasCard } from '#features/areas/web/public-api.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { SampleCard } from './sample-card.tsx';
import classes from './workspace-page.module.css';
import { workspaceQuery } from './workspace-query.ts';

/** The company's usage, and its export and import as one archive. */
export function WorkspacePage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.workspace'));
  const { data, error, refetch } = useQuery(workspaceQuery);
  return (
    <div className={classes.page}>
      <PageHead title={t('menu.workspace')} note={t('workspace.text')} />
      {data ? (
        <>
          <SampleCard />
          <AreasCard />
          <ExportCard workspace={data} />
          <ImportCard workspace={data} />
        </>
      ) : error ? (
        <ErrorState
          title={t('workspace.failed')}
          text={t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed')}
          onTryAgain={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={t('ui.loading')} className={classes.bones}>
          {[420, 240].map((blockSize) => (
            <div key={blockSize} className={classes.bone} style={{ blockSize }} />
          ))}
        </div>
      )}
    </div>
  );
}
