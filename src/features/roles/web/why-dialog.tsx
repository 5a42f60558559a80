import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { grantableActions, grantableSubjects } from '#contract/grantable.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconX } from '#web/icons.ts';
import { knownPages } from '#web/known-pages.ts';
import { rightInWords, subjectName } from '#web/right-words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { explainAbility } from '../contract.ts';
import { whyQuery } from './role-queries.ts';
import { roleTitle } from './role-title.ts';
import classes from './why-dialog.module.css';

interface Props {
  /** Id of a managed user. */
  userId: number;
  name: string;
  onClose: () => void;
}

/** Explains for any page or action whether a user is allowed, and which rule of which role decides. For admins. */
export function WhyDialog({ userId, name, onClose }: Props) {
  const { t } = useTranslation();
  const pages = knownPages();
  const [href, setHref] = useState(pages[0]?.href ?? '');
  const [asked, setAsked] = useState<{ action: string; subject: string }>(pages[0]?.needs ?? { action: 'read', subject: 'Email' });
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...whyQuery({ userId, ...asked }),
    placeholderData: keepPreviousData,
  });
  const choosePage = (chosen: string) => {
    setHref(chosen);
    const page = pages.find((one) => one.href === chosen);
    if (page) setAsked(page.needs);
  };
  const choose = (part: Partial<typeof asked>) => {
    setHref('');
    setAsked((now) => ({ ...now, ...part }));
  };
  const page = pages.find((one) => one.href === href);
  const pageName = (labels: readonly string[]) => labels.map((label) => t(label)).join(' · ');
  return (
    <Dialog title={t('roles.why.title', { name })} onClose={onClose}>
      <div className={classes.body}>
        <SelectField
          label={t('roles.why.page')}
          value={href}
          options={[
            { value: '', label: t('roles.why.noPage') },
            ...pages.map(({ href: value, labels }) => ({ value, label: pageName(labels) })),
          ]}
          onChoose={choosePage}
        />
        <div className={classes.pair}>
          <SelectField
            label={t('roles.why.action')}
            value={asked.action}
            options={grantableActions.map((value) => ({ value, label: t(`roles.action.${value}`) }))}
            onChoose={(action) => choose({ action })}
          />
          <SelectField
            label={t('roles.matrix.subject')}
            value={asked.subject}
            options={subjectsWith(asked.subject).map((value) => ({ value, label: subjectName(t, value) }))}
            onChoose={(subject) => choose({ subject })}
          />
        </div>
        {error ? (
          <ErrorState text={t('roles.why.failed')} onTryAgain={() => void refetch()} />
        ) : (
          <WhyAnswer
            name={name}
            asked={asked}
            page={page && pageName(page.labels)}
            answer={data}
            isWaiting={data === undefined || isPlaceholderData}
          />
        )}
      </div>
    </Dialog>
  );
}

/** A page may require a permission that roles can't grant on its own, such as access control. */
function subjectsWith(subject: string): readonly string[] {
  return grantableSubjects.some((one) => one === subject) ? grantableSubjects : [...grantableSubjects, subject];
}

/** URL of the roles page with one of them open. */
const roleAddress = (name: string) => `/apps/roles?${new URLSearchParams({ role: name })}`;

interface WhyAnswerProps {
  name: string;
  asked: { action: string; subject: string };
  /** The page in question, if any. */
  page: string | undefined;
  answer: AnswerOf<typeof explainAbility> | undefined;
  isWaiting: boolean;
}

/** The answer as a sentence, with the role and the deciding rule. */
function WhyAnswer({ name, asked, page, answer, isWaiting }: WhyAnswerProps) {
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
