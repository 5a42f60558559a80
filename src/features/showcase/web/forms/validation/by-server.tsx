import { useState } from 'react';
import { z } from 'zod/mini';
import { readSiteTraffic } from '#features/dashboards/statistics-contract.ts';
import { call } from '#web/api-client.ts';
import { addDays, today } from '#web/dates/plain-day.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { useCheckedForm } from '#web/use-checked-form.ts';

const schema = z.object({ from: z.string().check(z.minLength(1)), until: z.string().check(z.minLength(1)) });

/** The server decides: it refuses an end before the beginning, and names the field. What was typed stays. */
export function ByServer() {
  const form = useCheckedForm(schema, { from: today(), until: addDays(today(), -7) });
  const [visits, setVisits] = useState<number>();
  const count = async ({ from, until }: typeof form.values) => {
    const { points } = await call(readSiteTraffic, { query: { from, until } });
    setVisits(points.reduce((sum, { value }) => sum + value, 0));
  };
  return (
    <FormFields ref={form.formRef} onSubmit={form.onSubmit(count, () => undefined)}>
      <FieldRow>
        <DateField label="Visits from" value={form.values.from} error={form.errorOf('from')} onChange={(from) => form.change({ from })} />
        <DateField
          label="Visits until"
          value={form.values.until}
          error={form.errorOf('until')}
          onChange={(until) => form.change({ until })}
        />
      </FieldRow>
      <FormFailure text={form.failure} />
      <FormActions>
        <Button type="submit" loading={form.isSending}>
          Count the visits
        </Button>
      </FormActions>
      <p role="status">{visits !== undefined && `${visits} visits of the web shop.`}</p>
    </FormFields>
  );
}
