import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { InEach } from './in-each.tsx';

/** English has two plural forms, Arabic six; each has its text in the locale files. */
export function Plurals() {
  const [count, setCount] = useState(2);
  return (
    <Stack>
      <Slider label="Rows" min={0} max={120} value={count} onChange={setCount} />
      <InEach>
        <Rows count={count} />
      </InEach>
    </Stack>
  );
}

function Rows({ count }: { count: number }) {
  const { t } = useTranslation();
  return t('table.copied', { count });
}
