import { BrowserStatesBody, MeetupBody, SalesBody, TimelineBody, TransactionsBody } from '#features/dashboards/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { LivePage } from '../live/live-page.tsx';
import { liveRow } from '../live/live-row.ts';
import { AppDesignBody } from './app-design-body.tsx';
import { BusinessBody } from './business-body.tsx';
import { ChatBody } from './chat-body.tsx';
import { MedalBody } from './medal-body.tsx';
import { PaymentBody } from './payment-body.tsx';
import { PostsBody } from './posts-body.tsx';
import { ProfileBody } from './profile-body.tsx';
import { TasksBody } from './tasks-body.tsx';

/** Cards that say and do more than a figure: each with what the company has. */
export function AdvancePage() {
  const { t } = useTranslation();
  return <LivePage name="advance-cards" title={t('cards.advance')} rows={advanceRows} />;
}

/** The cards of the page *Advanced*, in their order. */
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
