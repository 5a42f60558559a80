import { useState } from 'react';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { RangeSlider } from '#web/ui/range-slider.tsx';

/** A price range whose ends stay at least 200 apart. */
export function Range() {
  const { i18n } = useTranslation();
  const [price, setPrice] = useState<readonly [number, number]>([600, 2400]);
  return (
    <RangeSlider
      label="Sofa price"
      ends={['Min. price', 'Max. price']}
      value={price}
      onChange={setPrice}
      min={0}
      max={4000}
      step={50}
      apart={200}
      format={(euros) => formatMoney(euros * 100, 'EUR', i18n.language)}
    />
  );
}
