import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { useAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { formatMoment, formatPlainDay } from '#web/dates/format-date.ts';
import { today } from '#web/dates/plain-day.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconLink, IconX } from '#web/icons.ts';
import { beginLinking } from '#web/links/create-from.ts';
import { linkableKinds, mayLink } from '#web/links/link-ends.ts';
import type { LinkedProps } from '#web/links/link-parts.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { type LinkedThing, linkAgain, unlinkThings } from '../contract.ts';
import { linkedIcons } from './linked-icon.tsx';
import { linkedQuery } from './linked-query.ts';
import classes from './linked-things.module.css';
import { useLinked } from './use-linked.ts';

/** Links of a record: open, remove (with permission to change the created end), or add one. */
export function LinkedThings({ kind, id, except, onLink }: LinkedProps) {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const unlink = useUnlink({ kind, id });
  const shown = useLinked({ kind, id }).filter((one) => one.kind !== except);
  const canLink = linkableKinds(ability, kind).length > 0;
  if (shown.length === 0 && !canLink) return null;
  const list = (
    <ul className={classes.list} aria-label={t('madeOf.linked')}>
      {shown.map((one) => {
        const state = stateText(t, one, i18n.language);
        const title = one.title || t(`madeOf.kind.${one.kind}`);
        const label = t('madeOf.unlink', { title });
        return (
          <li key={`${one.kind} ${one.id}`} className={classes.chip} data-done={one.state === 'done' || undefined}>
            <a className={classes.open} href={one.path}>
              {linkedIcons[one.kind]}
              <span className="visually-hidden">{t('ui.named', { name: t(`madeOf.kind.${one.kind}`), value: '' })}</span>
              <bdi className={classes.title}>{title}</bdi>
              {state && <bdi className={classes.state}>{state}</bdi>}
            </a>
            {mayLink(ability, kind, one.kind) && (
              <button type="button" className={classes.part} aria-label={label} title={label} onClick={() => unlink(one)}>
                <IconX size={14} stroke={2} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={classes.linked}>
      {shown.length > 0 && list}
      {canLink && (
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            onLink?.();
            beginLinking({ kind, id });
          }}
        >
          <IconLink size={16} stroke={1.75} aria-hidden="true" />
          {t('links.link')}
        </button>
      )}
    </div>
  );
}

/** Describes the state of a linked record: a card by its column, an event by its time. */
function stateText(t: TFunction, { state, detail, start }: LinkedThing, language: string): string {
  if (start !== null) return start.length === 10 ? formatPlainDay(start, language, today()) : formatMoment(new Date(start), language);
  if (detail && state !== 'archived') return detail;
  return state === null ? '' : t(`madeOf.state.${state}`);
}

/** Removes a link with an optimistic update, rollback with a message on failure, and Undo. */
function useUnlink(thing: Linked): (other: Linked) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { queryKey } = linkedQuery(thing);
  const readAnew = (other: Linked) =>
    Promise.all([queryClient.invalidateQueries({ queryKey }), queryClient.invalidateQueries({ queryKey: linkedQuery(other).queryKey })]);

  const partFrom = async (other: Linked) => {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    const links = before?.links.filter(({ kind, id }) => kind !== other.kind || id !== other.id) ?? [];
    queryClient.setQueryData(queryKey, { links });
    try {
      const query = { kind: thing.kind, id: thing.id, otherKind: other.kind, otherId: other.id };
      return await call(unlinkThings, { query });
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      throw error;
    }
  };
  const unlink = async (other: Linked) => {
    let parted: AnswerOf<typeof unlinkThings> | undefined;
    await attempt(t('madeOf.failed.unlink'), async () => {
      parted = await partFrom(other);
    });
    if (!parted) return;
    const body = parted;
    const again = () => attempt(t('madeOf.failed.again'), () => call(linkAgain, { body }).then(() => readAnew(other)));
    toast({ message: t('madeOf.unlinked'), action: { label: t('common.undo'), run: again, isUndo: true } });
    void readAnew(other);
  };
  return (other) => void unlink(other);
}
