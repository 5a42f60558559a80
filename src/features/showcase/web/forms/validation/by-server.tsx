import { useState } from 'react';
import { z } from 'zod/mini';
import { listBusyTimes } from '#features/calendar/free-busy-contract.ts';
import { call } from '#web/api-client.ts';
import { bySchema } from '#web/check-values.ts';
import { addDays, today } from '#web/dates/plain-day.ts';
import { useSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { useValueForm } from '#web/use-value-form.ts';

const day = () => z.string().check(z.minLength(1));
const check = bySchema<{ start: string; end: string }>(z.object({ start: day(), end: day() }));

/** Server-side validation: rejects an end before the start or more than a month and returns the field. The input is preserved. */
export function ByServer() {
  const me = useSession();
  const form = useValueForm({ start: today(), end: addDays(today(), -7) }, check);
  const [times, setTimes] = useState<number>();
  const ask = async (query: typeof form.values) => {
    setTimes(undefined);
    const { people } = await call(listBusyTimes, { query: { people: me ? [me.id] : [], ...query } });
    setTimes(people[0]?.busy.length ?? 0);
  };
  return (
    <FormFields ref={form.formRef} onSubmit={form.onSubmit(ask)}>
      <FieldRow>
        <DateField label="Busy from" value={form.values.start} error={form.errorOf('start')} onChange={(start) => form.change({ start })} />
        <DateField label="Busy until" value={form.values.end} error={form.errorOf('end')} onChange={(end) => form.change({ end })} />
      </FieldRow>
      <FormFailure text={form.failure} />
      <FormActions>
        <Button type="submit" loading={form.isSending}>
          When am I busy?
        </Button>
      </FormActions>
      <p role="status">{times !== undefined && (times === 0 ? 'No events in this period.' : `${times} events in this period.`)}</p>
    </FormFields>
  );
}
