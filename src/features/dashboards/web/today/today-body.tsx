import { useEffect, useState } from 'react';
import { useAbility } from '#web/ability.ts';
import { formatAhead, formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChecks, IconChevronDown, IconChevronUp } from '#web/icons.ts';
import { savedChoice } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import type { CardProps } from '../card-row.ts';
import { EInvoicesPart, OrdersPart, OverduePart } from './money-parts.tsx';
import { EventsPart, UnansweredPart } from './people-parts.tsx';
import { StockPart } from './stock-part.tsx';
import classes from './today-body.module.css';
import { waitingIn } from './today-optimistic-updates.ts';
import { useTodayActions } from './use-today-actions.ts';
import { WorkPart } from './work-part.tsx';

/** What needs the reader's attention today, with quick actions; collapsible. */
export function TodayBody({ data }: CardProps<'today'>) {
  const { t, i18n } = useTranslation();
  const actions = useTodayActions();
  const [isFolded, fold] = useState(() => savedFold.read() === 'yes');
  const { day, overdue, eInvoices, unanswered, cards, todos, events, orders, stock, next } = data;
  const waiting = waitingIn(data);
  const isQuiet = waiting === 0 && (events?.rows.length ?? 0) === 0;
  useEffect(() => keptQuiet.keep(isQuiet ? 'yes' : 'no'), [isQuiet]);
  const toggle = () => {
    savedFold.keep(isFolded ? 'no' : 'yes');
    fold(!isFolded);
  };
  return (
    <>
      <div className={classes.line}>
        <p className={classes.day}>
          {t('dashboards.today.waiting', { day: formatDay(new Date(), i18n.language, new Date()), count: waiting })}
        </p>
        <Button look="plain" aria-expanded={!isFolded} onClick={toggle}>
          {isFolded ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
          {t(isFolded ? 'dashboards.today.unfold' : 'dashboards.today.fold')}
        </Button>
      </div>
      {isFolded ? null : isQuiet ? (
        <div className={classes.quiet} role="status">
          <IconChecks size={24} stroke={1.75} aria-hidden="true" />
          <p className={classes.nothing}>{t('dashboards.today.nothing')}</p>
          {next && !next.allDay && (
            <p className={classes.next}>
              {t('dashboards.today.next', { title: next.title, when: formatAhead(new Date(next.start), i18n.language, new Date()) })}
            </p>
          )}
        </div>
      ) : (
        <div className={classes.parts}>
          {overdue && <OverduePart overdue={overdue} day={day} actions={actions} />}
          {eInvoices && <EInvoicesPart eInvoices={eInvoices} />}
          {unanswered && <UnansweredPart unanswered={unanswered} />}
          {(cards || todos) && <WorkPart cards={cards} todos={todos} day={day} actions={actions} />}
          {events && <EventsPart events={events} day={day} next={next} />}
          {orders && <OrdersPart orders={orders} actions={actions} />}
          {stock && <StockPart stock={stock} actions={actions} />}
        </div>
      )}
    </>
  );
}

const parts = [['Invoice'], ['Email'], ['Board', 'Todo'], ['Calendar'], ['Order'], ['Product']] as const;

/** Skeleton of Today with its expected height: the parts the reader can see, or its last state. */
export function TodaySkeleton() {
  const ability = useAbility();
  const [[isFolded, isQuiet]] = useState(() => [savedFold.read() === 'yes', keptQuiet.read() === 'yes'] as const);
  return (
    <>
      <div className={classes.line} />
      {isFolded ? null : isQuiet ? (
        <div className={classes.quiet} />
      ) : (
        <div className={classes.parts}>
          {parts.map(
            (subjects) => subjects.some((subject) => ability.can('read', subject)) && <div key={subjects[0]} className={classes.waiting} />,
          )}
        </div>
      )}
    </>
  );
}

/** Whether Today was collapsed in this browser, and whether it was empty when last seen; sizes the skeleton. */
const savedFold = savedChoice('atrium.dashboard.today.folded');
const keptQuiet = savedChoice('atrium.dashboard.today.quiet');
