import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { InvitePeopleDialog, useUserActions } from '#features/users/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './setup-step.module.css';

const roles = ['admin', 'maintainer', 'editor', 'author', 'subscriber'] as const;

/** Invites colleagues and explains the roles. */
export function PeopleSetup() {
  const { t } = useTranslation();
  const router = useRouter();
  const actions = useUserActions();
  const [isInviting, setInviting] = useState(false);
  return (
    <div className={classes.step}>
      <dl className={classes.facts}>
        {roles.map((role) => (
          <div key={role}>
            <dt>{t(`ui.role.${role}`)}</dt>
            <dd>{t(`setup.role.${role}`)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.links}>
        <Button look="outline" onClick={() => setInviting(true)}>
          {t('setup.invite')}
        </Button>
        <PageLink look="outline" href="/apps/user/list?open=import">
          {t('setup.importPeople')}
        </PageLink>
      </div>
      {isInviting && (
        <Suspense fallback={null}>
          <InvitePeopleDialog
            actions={actions}
            onAddOne={() => router.history.push('/apps/user/list?open=new')}
            onClose={() => setInviting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
