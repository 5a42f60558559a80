import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import type { User } from '../../contract.ts';
import { activityQuery } from '../user-queries.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { ProjectCard } from './project-card.tsx';
import { TabFace } from './tab-face.tsx';
import { TimelineCard } from './timeline-card.tsx';

/** What a user works on, what happened lately, and what they were billed. */
export function AccountTab({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <TabFace title={t('users.tab.account')} query={useQuery(activityQuery(user.id))}>
      {({ projects, timeline, invoices }) => (
        <>
          {projects && <ProjectCard projects={projects} />}
          <TimelineCard timeline={timeline} name={user.fullName} />
          {invoices && <InvoiceCard invoices={invoices} />}
        </>
      )}
    </TabFace>
  );
}
