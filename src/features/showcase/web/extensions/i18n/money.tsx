import { useState } from 'react';
import { formatMoney } from '#web/format-money.ts';
import { formatNumber } from '#web/format-number.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { InEach } from './in-each.tsx';

const currencies = ['EUR', 'USD', 'JPY', 'KWD'];

/** The currency determines the number of decimals, the language how digits are written. */
export function Money() {
  const [currency, setCurrency] = useState('EUR');
  return (
    <Stack>
      <SelectField
        label="Currency"
        value={currency}
        options={currencies.map((code) => ({ value: code, label: code }))}
        onChoose={setCurrency}
      />
      <InEach>
        <Amount currency={currency} />
      </InEach>
    </Stack>
  );
}

function Amount({ currency }: { currency: string }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return [formatMoney(1_284_050, currency, language), formatNumber(38_204, language), formatSize(2_450_000, language)].join(' · ');
}
