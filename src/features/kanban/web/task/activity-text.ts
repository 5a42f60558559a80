import { formatDay } from '#web/dates/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import { listFormat } from '#web/intl.ts';
import type { ActivityEntry } from '../../activity-contract.ts';

/** What was done to a card, as a sentence without who did it. */
export function activityText({ kind, facts }: ActivityEntry, t: TFunction, language: string, now: Date): string {
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
