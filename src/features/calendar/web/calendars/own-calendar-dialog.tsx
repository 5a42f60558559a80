import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useSession } from '#web/session-store.ts';
import choiceStyles from '#web/ui/choice.module.css';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { LegendGroup } from '#web/ui/legend-group.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type CalendarColor, type CompanyMay, calendarColors, type OwnCalendar } from '../../own-calendar-contract.ts';
import { peopleQuery } from '../queries.ts';
import { LeftOutList } from '../transfer/left-out-list.tsx';
import classes from './own-calendar-dialog.module.css';
import { colorOf } from './use-calendars.ts';
import { useOwnCalendarActions } from './use-own-calendar-actions.ts';

/** What the dialog does: adds a calendar, subscribes to an address, or edits an existing calendar. */
export type OwnCalendarTask = 'add' | 'subscribe' | OwnCalendar;

interface Props {
  task: OwnCalendarTask;
  calendars: readonly OwnCalendar[];
  onClose: () => void;
}

type Field = 'name' | 'address';

/** Dialog for a custom calendar: its name and color, its sharing, and the address of a subscription. */
export function OwnCalendarDialog({ task, calendars, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const actions = useOwnCalendarActions();
  const reader = useSession()?.id;
  const group = useId();
  const { data: people = [] } = useQuery({ ...peopleQuery(), enabled: useCan('read', 'Person') });
  const before = typeof task === 'string' ? undefined : task;
  const isSubscription = task === 'subscribe' || (before?.subscription ?? null) !== null;
  const kind = before ? 'change' : isSubscription ? 'subscribe' : 'add';
  const [name, setName] = useState(before?.name ?? '');
  const [address, setAddress] = useState(before?.subscription?.address ?? '');
  const [colour, setColor] = useState(() => before?.colour ?? unusedColor(calendars));
  const [companyMay, setCompanyMay] = useState<CompanyMay>(before?.companyMay ?? 'nothing');
  const idsWho = (may: 'see' | 'edit') => (before?.shares ?? []).filter((share) => share.may === may).map(({ personId }) => personId);
  const [seeing, setSeeing] = useState(() => idsWho('see'));
  const [editing, setEditing] = useState(() => idsWho('edit'));
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  // Keeps people it is shared with even if their names cannot be read.
  const others = people.filter(({ id }) => id !== reader);
  const choices = (elsewhere: readonly number[]) => others.filter(({ id }) => !elsewhere.includes(id));

  const submit = async () => {
    if (isSending) return;
    const missing: typeof errors = {};
    if (!name.trim()) missing.name = t('refusal.required');
    if (task === 'subscribe' && !address.trim()) missing.address = t('refusal.required');
    if (Object.keys(missing).length > 0) return setErrors(missing);
    setSending(true);
    setFailure('');
    setErrors({});
    const shares = [
      ...seeing.map((personId) => ({ personId, may: 'see' as const })),
      ...editing.map((personId) => ({ personId, may: 'edit' as const })),
    ];
    const given = { name: name.trim(), colour, companyMay, shares };
    try {
      if (before) await actions.update(before, { ...given, version: before.version });
      else await actions.add(isSubscription ? { ...given, address: address.trim() } : given);
      onClose();
    } catch (caught) {
      setSending(false);
      const reasons = caught instanceof ApiError ? caught.reasons : {};
      const told = (field: Field) => (reasons[field]?.[0] ? { [field]: reasonText(t, reasons[field][0]) } : {});
      const found = { ...told('name'), ...told('address') };
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      setFailure(caught instanceof ApiError && caught.status === 409 ? t('calendar.own.old') : formFailureText(t, caught));
    }
  };
  const { refreshedAt, leftOut } = before?.subscription ?? {};
  const state = before?.subscription?.failure
    ? t(`calendar.own.failure.${before.subscription.failure}`)
    : refreshedAt && t('calendar.own.refreshedAt', { time: formatMoment(new Date(refreshedAt), i18n.language) });
  return (
    <DialogForm
      title={t(`calendar.own.title.${kind}`)}
      text={kind === 'subscribe' ? t('calendar.own.subscribeText') : undefined}
      submitLabel={t(`calendar.own.do.${kind}`)}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isSubscription && <TabNote>{t('calendar.own.inTab')}</TabNote>}
      {isSubscription && (
        <TextField
          label={t('calendar.own.address')}
          hint={before ? (state ?? undefined) : t('calendar.own.addressHint')}
          error={errors.address}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          readOnly={before !== undefined}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      )}
      {leftOut && (
        <>
          <LeftOutList label={t('calendar.own.leftOut')} items={leftOut.skipped} notNamed={leftOut.notNamed} />
          <LeftOutList label={t('calendar.own.changed')} items={leftOut.remarks} />
        </>
      )}
      <TextField
        label={t('common.name')}
        error={errors.name}
        dir="auto"
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <LegendGroup legend={t('calendar.own.colour')}>
        <div className={classes.choices}>
          {calendarColors.map((one) => (
            <label
              key={one}
              className={`${choiceStyles.choice} ${classes.choice} ${colorOf(one)}`}
              title={t(`calendar.own.colours.${one}`)}
            >
              <input
                type="radio"
                name={group}
                aria-label={t(`calendar.own.colours.${one}`)}
                checked={one === colour}
                onChange={() => setColor(one)}
              />
              <span className={classes.dot} aria-hidden="true" />
            </label>
          ))}
        </div>
      </LegendGroup>
      <SelectField
        label={t('calendar.own.company')}
        value={companyMay}
        options={(isSubscription ? (['nothing', 'see'] as const) : (['nothing', 'see', 'edit'] as const)).map((may) => ({
          value: may,
          label: t(`calendar.own.companyMay.${may}`),
        }))}
        onChoose={(may) => setCompanyMay(may as CompanyMay)}
      />
      {companyMay === 'nothing' && (
        <PersonPicker
          label={t('calendar.own.seeing')}
          people={choices(editing)}
          value={seeing}
          onChange={setSeeing}
          placeholder={t('calendar.own.peopleHint')}
        />
      )}
      {companyMay !== 'edit' && !isSubscription && (
        <PersonPicker
          label={t('calendar.own.editing')}
          people={choices(seeing)}
          value={editing}
          onChange={setEditing}
          placeholder={t('calendar.own.peopleHint')}
        />
      )}
    </DialogForm>
  );
}

function unusedColor(calendars: readonly OwnCalendar[]): CalendarColor {
  return calendarColors.find((colour) => !calendars.some((one) => one.colour === colour)) ?? 'blue';
}
