import {
  BrowserStatesBody,
  type CardProps,
  Medal,
  MeetupBody,
  ProjectBody,
  SalesBody,
  TimelineBody,
  TransactionsBody,
} from '#features/dashboards/web/public-api.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import { LivePage, liveRow } from '../live/live-page.tsx';
import classes from './advance-page.module.css';
import { BusinessBody } from './business-body.tsx';
import { ChatBody } from './chat-body.tsx';
import { medalSteps } from './medal-steps.ts';
import { PaymentBody } from './payment-body.tsx';
import { PostsBody } from './posts-body.tsx';
import { ProfileBody } from './profile-body.tsx';
import { TasksBody } from './tasks-body.tsx';

/** Cards with richer content than a single figure. */
export function AdvancePage() {
  const { t } = useTranslation();
  return <LivePage name="advance-cards" title={t('cards.advance')} rows={advanceRows} />;
}

/** Cards of the *Advanced* page, in order. */
const advanceRows = [
  liveRow({ shows: 'sales', size: 'half', isLow: true, body: SalesBody }),
  liveRow({ id: 'medal', shows: 'sales', words: 'cards', size: 'half', isLow: true, body: MedalBody }),
  liveRow({ shows: 'meetup', size: 'third', body: MeetupBody }),
  liveRow({ shows: 'newestChat', words: 'cards', size: 'third', body: ChatBody }),
  liveRow({ shows: 'ownProfile', words: 'cards', size: 'third', body: ProfileBody }),
  liveRow({ shows: 'appDesign', words: 'cards', size: 'third', body: AppDesignBody }),
  liveRow({ shows: 'business', words: 'cards', size: 'third', hasChart: true, body: BusinessBody }),
  liveRow({ shows: 'employeeTasks', words: 'cards', size: 'third', body: TasksBody }),
  liveRow({ shows: 'payment', words: 'cards', size: 'third', body: PaymentBody }),
  liveRow({ shows: 'posts', words: 'cards', size: 'third', body: PostsBody }),
  liveRow({ shows: 'browserStates', size: 'third', body: BrowserStatesBody }),
  liveRow({ shows: 'transactions', size: 'half', body: TransactionsBody }),
  liveRow({ shows: 'timeline', size: 'half', body: TimelineBody }),
];

/** The three medals: which are won, and how much is missing for the others. */
function MedalBody({ data }: CardProps<'sales'>) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={classes.medals}>
      {medalSteps(data.totalCents, data.beforeCents).map(({ medal, fromCents, isWon }) => (
        <li key={medal} className={classes.step} data-won={isWon || undefined}>
          <span className={classes.medal}>
            <Medal medal={medal} />
          </span>
          <span className={classes.name}>{t(`cards.medal.${medal}`)}</span>
          <span className={classes.state}>
            {isWon ? (
              <>
                <IconCheck size={16} />
                {t('cards.medal.won')}
              </>
            ) : (
              t('cards.medal.missing', { amount: formatMoney(fromCents - data.totalCents, data.currency, i18n.language) })
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The most recently added board, in the layout the dashboards use for the next due one. */
function AppDesignBody({ data, span, title }: CardProps<'appDesign'>) {
  return <ProjectBody data={data} span={span} title={title} />;
}
