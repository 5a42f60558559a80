import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconX } from '#web/icons.ts';
import { rightInWords } from '#web/right-words.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { explainAbility } from '../contract.ts';
import { roleTitle } from './role-title.ts';
import classes from './why-dialog.module.css';

/** The address of the roles with one of them open. */
const roleAddress = (name: string) => `/apps/roles?${new URLSearchParams({ role: name })}`;

interface Props {
  name: string;
  asked: { action: string; subject: string };
  /** The page that was asked about, if one was. */
  page: string | undefined;
  answer: AnswerOf<typeof explainAbility> | undefined;
  isWaiting: boolean;
}

/** The answer in a sentence, with the role and the rule that decides. */
export function WhyAnswer({ name, asked, page, answer, isWaiting }: Props) {
  const { t } = useTranslation();
  if (!answer) return <div className={classes.waiting} role="status" aria-label={t('ui.loading')} />;
  const { isAllowed, role, rule, reason } = answer;
  const right = rightInWords(t, asked);
  const title = roleTitle(t, role);
  const verdict = page
    ? t(isAllowed ? 'roles.why.opens' : 'roles.why.opensNot', { name, page })
    : t(isAllowed ? 'roles.why.may' : 'roles.why.mayNot', { name, right });
  const says = { role: title, right, name, rule: rule ? rightInWords(t, rule) : '' };
  return (
    <div className={classes.answer} data-allowed={isAllowed} data-waiting={isWaiting || undefined} role="status">
      <span className={classes.sign} aria-hidden="true">
        {isAllowed ? <IconCheck size={18} /> : <IconX size={18} />}
      </span>
      <div>
        <p className={classes.verdict}>{verdict}</p>
        <p className={classes.reason}>
          {t(`roles.why.reason.${reason}`, says)}
          {reason === 'no-account' || reason === 'suspended' ? ` ${t(rule ? 'roles.why.would' : 'roles.why.wouldNot', says)}` : null}
        </p>
        <p className={classes.link}>
          <PageLink href={roleAddress(role.name)}>{t('roles.why.openRole', { role: title })}</PageLink>
        </p>
      </div>
    </div>
  );
}
