import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { formatDay, formatRelative } from '#web/dates/format-date.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconList } from '#web/icons.ts';
import { listFormat } from '#web/intl.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { type ActivityEntry, listActivity } from '../../activity-contract.ts';
import classes from './task-activity.module.css';
import { TaskSection } from './task-section.tsx';

const perPage = 20;

/** Activity of an open card, newest first; loaded on demand. */
export function TaskActivity({ id }: { id: number }) {
  const { t, i18n } = useTranslation();
  const [isShown, setShown] = useState(false);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isError, refetch } = useInfiniteQuery({
    queryKey: ['board', 'activity', id],
    queryFn: ({ pageParam, signal }) => call(listActivity, { params: { id }, query: { page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    enabled: isShown,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const now = new Date();
  return (
    <TaskSection
      icon={<IconList size={18} />}
      title={t('kanban.activity.title')}
      end={
        <Button look="plain" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'kanban.activity.hide' : 'kanban.activity.show')}
        </Button>
      }
    >
      {isShown && (
        <>
          <ul className={classes.list}>
            {entries.map((entry) => {
              const time = new Date(entry.time);
              const who = entry.person?.fullName ?? t('kanban.activity.system');
              return (
                <li key={entry.id} className={classes.line}>
                  <Avatar name={who} src={entry.person?.avatar ?? null} size={24} />
                  <p className={classes.text}>
                    <PersonLink id={entry.person?.id ?? null} name={who} className={classes.who} />{' '}
                    {activityText(entry, t, i18n.language, now)}{' '}
                    <Moment className={classes.time} at={entry.time}>
                      {formatRelative(time, i18n.language, now)}
                    </Moment>
                  </p>
                </li>
              );
            })}
          </ul>
          {isError && (
            <Button look="outline" onClick={() => void refetch()}>
              {t('ui.tryAgain')}
            </Button>
          )}
          {hasNextPage && (
            <Button look="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('kanban.activity.more')}
            </Button>
          )}
        </>
      )}
    </TaskSection>
  );
}

/** Formats an activity entry as a sentence without its author. */
function activityText({ kind, facts }: ActivityEntry, t: TFunction, language: string, now: Date): string {
  const text = (name: string) => String(facts[name] ?? '');
  const list = (name: string) => {
    const value = facts[name];
    return listFormat(language).format(Array.isArray(value) ? value : value === null || value === undefined ? [] : [String(value)]);
  };
  const day = (name: string) => (typeof facts[name] === 'number' ? formatDay(new Date(facts[name]), language, now) : '');
  const say = (key: string, given: Record<string, unknown> = {}) => t(`kanban.activity.${key}`, given);
  switch (kind) {
    case 'added':
      return say('added', { to: text('to') });
    case 'moved':
      return say('moved', { from: text('from'), to: text('to') });
    case 'renamed':
      return say('renamed', { from: text('from') });
    case 'due':
      return facts.to === null ? say('dueCleared') : say('due', { day: day('to') });
    case 'labels':
      if (!list('removed')) return say('labelsAdded', { labels: list('added') });
      return list('added')
        ? say('labels', { added: list('added'), removed: list('removed') })
        : say('labelsRemoved', { labels: list('removed') });
    case 'assigned':
    case 'unassigned':
    case 'attached':
    case 'detached':
      return say(kind, { names: list('names') });
    case 'cover':
      return say(facts.name === null ? 'coverCleared' : 'cover');
    case 'commented':
      return say('commented', { excerpt: text('excerpt') });
    case 'checklist':
      if ('text' in facts) return say(facts.isDone ? 'ticked' : 'unticked', { text: text('text') });
      return say('checklist', { done: facts.done, total: facts.total });
    default:
      return say(kind);
  }
}
