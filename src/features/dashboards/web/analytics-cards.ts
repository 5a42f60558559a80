import type { PlacedKey } from '../contract.ts';
import { type CardRow, cardRow } from './card-row.ts';
import { NewestInvoicesBody } from './cards/newest-invoices-body.tsx';
import { OrderTotalBody } from './cards/order-total-body.tsx';
import { ProjectBody } from './cards/project-body.tsx';
import { SalesBody } from './cards/sales-body.tsx';
import { SalesRadarBody } from './cards/sales-radar-body.tsx';
import { SessionsBody } from './cards/sessions-body.tsx';
import { SubscribersBody } from './cards/subscribers-body.tsx';
import { SupportBody } from './cards/support-body.tsx';
import { TimelineBody } from './cards/timeline-body.tsx';

export const analyticsCards: { readonly [K in PlacedKey]?: CardRow } = {
  sales: cardRow({ key: 'sales', body: SalesBody }),
  subscribers: cardRow({ key: 'subscribers', hasChart: true, body: SubscribersBody }),
  ordersReceived: cardRow({ key: 'ordersReceived', hasChart: true, body: OrderTotalBody }),
  avgSessions: cardRow({ key: 'avgSessions', hasChart: true, body: SessionsBody }),
  supportTracker: cardRow({ key: 'supportTracker', hasChart: true, body: SupportBody }),
  timeline: cardRow({ key: 'timeline', body: TimelineBody }),
  salesRadar: cardRow({ key: 'salesRadar', hasChart: true, body: SalesRadarBody }),
  project: cardRow({ key: 'project', body: ProjectBody }),
  newestInvoices: cardRow({ key: 'newestInvoices', body: NewestInvoicesBody }),
};
