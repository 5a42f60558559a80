import type { AbilityRule } from '#contract/ability.ts';
import { type Rights, useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconCopy,
  IconCrown,
  IconDots,
  IconEdit,
  IconEye,
  IconLock,
  IconSettings,
  IconShieldCheck,
  IconSignature,
  IconTrash,
  IconUser,
  IconUserCheck,
} from '#web/icons.ts';
import { listInWords } from '#web/list-in-words.ts';
import { subjectName } from '#web/right-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import iconButton from '#web/ui/icon-button.module.css';
import type { Tone } from '#web/ui/tone.ts';
import { ToneMark } from '#web/ui/tone-mark.tsx';
import type { Role } from '../contract.ts';
import classes from './role-card.module.css';
import { summaryOfRules } from './role-summary.ts';
import { roleTitle } from './role-title.ts';

interface Props {
  role: Role;
  rights: Rights;
  /** Whether it lacks the requested permission. */
  isFaint?: boolean;
  onOpen: () => void;
  onClone: () => void;
  onDelete: () => void;
  onAsk: ((person: Role['people'][number]) => void) | undefined;
}

/** A role with a summary of its permissions and users. */
export function RoleCard({ role, rights, isFaint = false, onOpen, onClone, onDelete, onAsk }: Props) {
  const { t } = useTranslation();
  const title = roleTitle(t, role);
  const mayEdit = rights.update && !role.isLocked && role.isGrantable;
  return (
    <li className={classes.card} data-faint={isFaint || undefined}>
      <div className={classes.head}>
        <RoleIcon name={role.name} />
        <div className={classes.words}>
          <h2 className={classes.title}>
            <button type="button" className={classes.open} onClick={onOpen} dir="auto">
              {title}
            </button>
          </h2>
          <p className={classes.kind}>
            {role.isLocked && <IconLock size={14} aria-hidden="true" />}
            {t(role.isLocked ? 'roles.locked' : role.isBuiltIn ? 'roles.builtInMark' : 'roles.ownMark')}
          </p>
        </div>
        <Dropdown label={t('roles.actionsOf', { role: title })} button={<IconDots size={18} />} buttonClassName={iconButton.button}>
          <DropdownItem icon={mayEdit ? <IconEdit /> : <IconEye />} onChoose={onOpen}>
            {t(mayEdit ? 'common.edit' : 'roles.view')}
          </DropdownItem>
          {rights.create && role.isGrantable && (
            <DropdownItem icon={<IconCopy />} onChoose={onClone}>
              {t('roles.clone')}
            </DropdownItem>
          )}
          {rights.delete && !role.isBuiltIn && role.isGrantable && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('common.delete')}
            </DropdownItem>
          )}
        </Dropdown>
      </div>
      <RoleRights rules={role.rules} />
      <RolePeople role={role} title={title} onAsk={onAsk} />
    </li>
  );
}

const looks: Record<string, { icon: typeof IconUser; tone: Tone }> = {
  admin: { icon: IconCrown, tone: 'danger' },
  maintainer: { icon: IconSettings, tone: 'success' },
  editor: { icon: IconEdit, tone: 'info' },
  author: { icon: IconSignature, tone: 'warning' },
  subscriber: { icon: IconUser, tone: 'accent' },
  client: { icon: IconUserCheck, tone: 'neutral' },
};

function RoleIcon({ name }: { name: string }) {
  const { icon: Icon, tone } = looks[name] ?? { icon: IconShieldCheck, tone: 'accent' };
  return (
    <ToneMark tone={tone}>
      <Icon size={20} />
    </ToneMark>
  );
}

interface RolePeopleProps {
  role: Role;
  title: string;
  /** Omit for users without permission. */
  onAsk: ((person: Role['people'][number]) => void) | undefined;
}

/** Some users of a role, with a link to all. */
function RolePeople({ role: { name, people, userCount }, title, onAsk }: RolePeopleProps) {
  const { t } = useTranslation();
  const maySeeUsers = useCan('read', 'User');
  const count = userCount > 0 ? t('roles.people', { count: userCount }) : t('roles.nobody');
  return (
    <div className={classes.people}>
      {people.length > 0 && (
        <ul className={classes.stack} aria-label={t('roles.peopleOf', { role: title })}>
          {people.map((person) => (
            <li key={person.id}>
              {onAsk ? (
                <button type="button" className={classes.person} title={person.fullName} onClick={() => onAsk(person)}>
                  <Avatar name={person.fullName} src={person.avatar} size={32} />
                  <span className="visually-hidden">{t('roles.why.title', { name: person.fullName })}</span>
                </button>
              ) : (
                <span className={classes.person} title={person.fullName}>
                  <Avatar name={person.fullName} src={person.avatar} size={32} />
                  <span className="visually-hidden">{person.fullName}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {maySeeUsers && userCount > 0 ? (
        <a className={classes.count} href={`/apps/user/list?${new URLSearchParams({ role: name })}`}>
          {count}
        </a>
      ) : (
        <span className={classes.none}>{count}</span>
      )}
    </div>
  );
}

/** Users listed by name; beyond this only their number is shown. */
const maxNames = 5;

/** Summary of a role's permissions. */
function RoleRights({ rules }: Pick<Role, 'rules'>) {
  const { t, i18n } = useTranslation();
  const { isEverything, ...summary } = summaryOfRules(rules as AbilityRule[]);
  const names = (subjects: readonly string[]) => {
    const shown = subjects.slice(0, subjects.length > maxNames ? maxNames - 1 : maxNames).map((subject) => subjectName(t, subject));
    const rest = subjects.length - shown.length;
    if (rest > 0) shown.push(t('roles.card.more', { count: rest }));
    return listInWords(shown, i18n.language);
  };
  const lines = (['manages', 'changes', 'reads'] as const).filter((kind) => summary[kind].length > 0);
  if (isEverything || lines.length === 0)
    return <p className={classes.all}>{t(isEverything ? 'roles.card.everything' : 'roles.card.nothing')}</p>;
  return (
    <dl className={classes.rights}>
      {lines.map((kind) => (
        <div key={kind}>
          <dt>{t(`roles.card.${kind}`)}</dt>
          <dd>{names(summary[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}
