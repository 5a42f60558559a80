import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSession } from '#platform/session/contract.ts';
import { call } from '#web/api-client.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { updateSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CountList } from '#web/ui/count-list.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { addSample, removeSample, restoreSample, type Sample } from '../contract.ts';
import classes from './card-body.module.css';
import { countGroups } from './row-groups.ts';
import { sampleQuery } from './sample-query.ts';

/** The available action for each state of the sample data. */
const nextOf = { here: 'remove', removed: 'restore', empty: 'add' } as const;

/** Removes, restores, or adds the company's sample data. */
export function SampleCard() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(sampleQuery);
  const { change, isBusy, failure } = useSampleChange();
  const [isAsking, setAsking] = useState(false);
  if (!data || data.state === 'none') return null;
  const { state, rows, kept, removedAt } = data;
  const next = nextOf[state];
  return (
    <Card title={t('workspace.sample.title')}>
      <div className={classes.body}>
        {state === 'here' && (
          <>
            <p className={classes.said}>{t('workspace.sample.here')}</p>
            <SampleCounts title={t('workspace.sample.removes')} rows={rows} />
            {kept.length > 0 && <SampleCounts title={t('workspace.sample.kept')} rows={kept} />}
          </>
        )}
        {state === 'removed' && (
          <p className={classes.said}>
            {t('workspace.sample.removed', { day: formatDay(new Date(removedAt ?? 0), i18n.language, new Date()) })}
          </p>
        )}
        {state === 'empty' && <p className={classes.said}>{t('workspace.sample.empty')}</p>}
        <FormFailure text={failure} />
        <div>
          <Button look="outline" loading={isBusy} onClick={() => (next === 'remove' ? setAsking(true) : void change(next))}>
            {t(`workspace.sample.${next}`)}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('workspace.sample.confirm')}
          text={t('workspace.sample.confirmText')}
          confirmLabel={t('workspace.sample.remove')}
          cancelLabel={t('ui.form.cancel')}
          onConfirm={() => {
            setAsking(false);
            void change('remove');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function SampleCounts({ title, rows }: { title: string; rows: Sample['rows'] }) {
  const { t } = useTranslation();
  const counts = countGroups(rows).filter(({ count }) => count > 0);
  return (
    <div>
      <h3 className={classes.heading}>{title}</h3>
      <CountList counts={counts.map(({ group, count }) => ({ label: t(`workspace.group.${group}`), count }))} />
    </div>
  );
}

const changes = {
  add: { endpoint: addSample, done: 'workspace.sample.doneAdded' },
  remove: { endpoint: removeSample, done: 'workspace.sample.doneRemoved' },
  restore: { endpoint: restoreSample, done: 'workspace.sample.doneRestored' },
} as const;

/** Changes the sample data, refetches everything, and updates the badge in the shell. */
function useSampleChange() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const change = async (kind: keyof typeof changes) => {
    setFailure('');
    setBusy(true);
    try {
      queryClient.setQueryData(sampleQuery.queryKey, await call(changes[kind].endpoint, {}));
      toast({ message: t(changes[kind].done), tone: 'success' });
      updateSession((await call(getSession, {})).userData);
      await queryClient.invalidateQueries();
    } catch (error) {
      setFailure(formFailureText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy, failure };
}
