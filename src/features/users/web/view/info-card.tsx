import { Suspense, useState } from 'react';
import { WhyDialog } from '#features/roles/web/public-api.ts';
import { useCan, useRights } from '#web/ability.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconEdit, IconUserCheck, IconUserPause, IconUserQuestion } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { User } from '../../contract.ts';
import { UserRowItems } from '../list/user-row-items.tsx';
import { RoleLabel } from '../role-label.tsx';
import { useIsOwnUser } from '../use-is-own-user.ts';
import { useRoles } from '../use-roles.ts';
import type { UserActions } from '../use-user-actions.ts';
import { UserAvatar } from '../user-avatar.tsx';
import { signInText } from '../user-labels.ts';
import { UserStatusPill } from '../user-status.tsx';
import classes from './info-card.module.css';
import { ViewFacts } from './view-facts.tsx';

interface Props {
  user: User;
  actions: UserActions;
  onEdit: () => void;
  onDelete: () => void;
}

export function InfoCard({ user, actions, onEdit, onDelete }: Props) {
  const { t, i18n } = useTranslation();
  const rights = useRights('User');
  const isOneself = useIsOwnUser(user);
  const { titleOf } = useRoles();
  const mayAskWhy = useCan('manage', 'all');
  const [isAsking, setAsking] = useState(false);
  const ltr = (text: string) => text && <bdi dir="ltr">{text}</bdi>;
  return (
    <section className={classes.card} aria-label={t('common.details')}>
      <a className={classes.back} href="/apps/user/list">
        <IconChevronLeft size={18} aria-hidden="true" />
        {t('users.list.title')}
      </a>
      <div className={classes.menu}>
        {(rights.update || rights.delete) && (
          <RowMenu
            label={t('common.actionsFor', { name: user.fullName })}
            items={() => <UserRowItems user={user} actions={actions} onEdit={onEdit} onDelete={onDelete} />}
          />
        )}
      </div>
      <div className={classes.head}>
        <UserAvatar user={user} size={96} />
        <h1 className={classes.name} dir="auto">
          <PersonLink id={user.personId} name={user.fullName} />
        </h1>
        <div className={classes.marks}>
          <span>
            <RoleLabel name={user.role} title={titleOf(user.role)} />
          </span>
          <UserStatusPill user={user} />
        </div>
        {mayAskWhy && (
          <Button look="plain" onClick={() => setAsking(true)}>
            <IconUserQuestion size={18} />
            {t('users.view.why')}
          </Button>
        )}
      </div>
      <div className={classes.facts}>
        <ViewFacts
          facts={[
            { label: t('users.field.email'), content: <a href={`mailto:${user.email}`}>{ltr(user.email)}</a> },
            { label: t('users.field.username'), content: ltr(user.username) },
            { label: t('users.field.signIn'), content: signInText(t, user) },
            { label: t('users.field.company'), content: user.company && <bdi>{user.company}</bdi> },
            { label: t('users.field.country'), content: user.country && <bdi>{user.country}</bdi> },
            { label: t('users.field.contact'), content: ltr(user.contact) },
            {
              label: t('users.field.invitedAt'),
              content: !user.hasAccount && user.invitedAt && formatDay(new Date(user.invitedAt), i18n.language, new Date()),
            },
          ]}
        />
      </div>
      {rights.update && (
        <div className={classes.buttons}>
          <Button onClick={onEdit}>
            <IconEdit size={18} />
            {t('common.edit')}
          </Button>
          {user.status === 'inactive' ? (
            <Button look="outline" onClick={() => actions.activate([user.id])}>
              <IconUserCheck size={18} />
              {t('users.act.activate')}
            </Button>
          ) : isOneself ? null : (
            <Button look="outline" onClick={() => actions.suspend([user.id])}>
              <IconUserPause size={18} />
              {t('users.act.suspend')}
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {isAsking && <WhyDialog userId={user.id} name={user.fullName} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}
