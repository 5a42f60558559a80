import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type AbilityRule, abilityFrom } from '#contract/ability.ts';
import { builtInRoles } from '#platform/rights/web/public-api.ts';
import { useCan, useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { listInWords } from '#web/list-in-words.ts';
import { usePageTitle } from '#web/page-title.ts';
import { missingRightText, rightInWords } from '#web/right-words.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { type AskedRight, readAskedRight } from '../asked-right.ts';
import type { Role } from '../contract.ts';
import { WhyDialog } from './public-api.ts';
import { RoleCard } from './role-card.tsx';
import { rolesQuery } from './role-queries.ts';
import { roleTitle } from './role-title.ts';
import classes from './roles-page.module.css';
import { type RoleActions, useRoleActions } from './use-role-actions.ts';

const RoleDrawer = lazyPart(() => import('./editor/role-drawer.tsx').then(({ RoleDrawer }) => RoleDrawer));

/** The roles with their permissions and users, and ways to change them. */
export function RolesPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.roles'));
  const { data, error, refetch } = useQuery(rolesQuery);
  const roles = useShown(rolesQuery, data);
  const rights = useRights('Role');
  const mayAsk = useCan('manage', 'all');
  const maySeeUsers = useCan('read', 'User');
  const actions = useRoleActions();
  const remove = useRemoveRole(actions);
  const [open, setOpen] = useSearchValue('role');
  const [added, setAdded] = useSearchValue('add');
  const [asking, ask] = useState<Role['people'][number]>();
  const [right, setRight] = useSearchValue('right');
  const asked = readAskedRight(right);
  const opened = useHeldRecord(
    open,
    roles?.find(({ name }) => name === open),
  );
  // The URL of a new role names the one it copies; no role has this name.
  const addEmpty = () => setAdded('empty');
  useShortcuts([{ keys: 'n', label: t('roles.add'), run: addEmpty, when: rights.create }]);
  if (error && !roles) {
    const why = t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed');
    return <ErrorState title={t('roles.failed.load')} text={missingRightText(t, error) || why} onTryAgain={() => void refetch()} />;
  }
  return (
    <>
      <div className={classes.head}>
        <PageHead
          title={t('menu.roles')}
          note={
            <p className={classes.note}>
              {t('roles.subtitle')} {maySeeUsers && <PageLink href="/apps/user/list">{t('roles.allUsers')}</PageLink>}
            </p>
          }
        />
      </div>
      {asked && roles && <AskedRightNote asked={asked} roles={roles} onClear={() => setRight(undefined)} />}
      <ul className={classes.grid} aria-label={t('menu.roles')} aria-busy={!roles}>
        {roles
          ? roles.map((role) => (
              <RoleCard
                key={role.name}
                role={role}
                isFaint={asked !== undefined && !mayDo(role, asked)}
                rights={rights}
                onOpen={() => setOpen(role.name)}
                onClone={() => setAdded(role.name)}
                onDelete={() => remove(role)}
                onAsk={mayAsk ? ask : undefined}
              />
            ))
          : builtInRoles.map(({ name }) => <li key={name} className={classes.waiting} aria-hidden="true" />)}
        {rights.create && roles && <AddRoleCard onAdd={addEmpty} />}
      </ul>
      <Suspense fallback={null}>
        {open !== undefined && roles && (
          <RoleDrawer
            key={open}
            asked={asked?.subject}
            role={opened}
            isUnknown={!opened}
            actions={actions}
            onClose={() => setOpen(undefined)}
          />
        )}
        {added !== undefined && open === undefined && roles && rights.create && (
          <RoleDrawer
            key={`add ${added}`}
            from={roles.find(({ name }) => name === added)}
            actions={actions}
            onClose={() => setAdded(undefined)}
          />
        )}
        {asking && <WhyDialog userId={asking.id} name={asking.fullName} onClose={() => ask(undefined)} />}
      </Suspense>
    </>
  );
}

/** Lists the roles with the permission from the URL. */
function AskedRightNote({ asked, roles, onClear }: { asked: AskedRight; roles: readonly Role[]; onClear: () => void }) {
  const { t, i18n } = useTranslation();
  const able = roles.filter((role) => mayDo(role, asked)).map((role) => roleTitle(t, role));
  return (
    <p className={classes.asked} role="status">
      <span>{t('roles.asked', { right: rightInWords(t, asked), roles: listInWords(able, i18n.language) })}</span>
      <Button look="plain" onClick={onClear}>
        {t('roles.askedAll')}
      </Button>
    </p>
  );
}

function mayDo({ rules }: Role, { action, subject }: AskedRight): boolean {
  return abilityFrom(rules as AbilityRule[]).can(action, subject);
}

/** Deletes a role; for one in use, explains why not and links to its users. */
function useRemoveRole({ remove }: RoleActions) {
  const { t } = useTranslation();
  const { history } = useRouter();
  return (role: Role) => {
    if (role.userCount === 0) return void remove(role);
    toast({
      tone: 'info',
      message: t('roles.failed.held', { count: role.userCount, role: role.title }),
      action: { label: t('roles.showPeople'), run: () => history.push(`/apps/user/list?${new URLSearchParams({ role: role.name })}`) },
    });
  };
}

function AddRoleCard({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <li className={classes.place}>
      <button type="button" className={classes.card} onClick={onAdd}>
        <span className={classes.sign} aria-hidden="true">
          <IconPlus />
        </span>
        <span className={classes.label}>{t('roles.add')}</span>
        <span className={classes.text}>{t('roles.addText')}</span>
      </button>
    </li>
  );
}
