import { type ReactNode, useId, useState } from 'react';
import { type Area, type AreaBundle, areaBundleNames, areaBundles, areas, isAreaOn } from '#contract/areas.ts';
import { useAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { updateSession } from '#web/session-store.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { setArea } from '../contract.ts';
import classes from './areas-setup.module.css';

interface Props {
  /** Renders the buttons; `formId` is the form they submit. */
  actions: (formId: string, isSending: boolean) => ReactNode;
  onSaved: () => void;
}

/** Area presets and a switch per area, saved together. */
export function AreasSetup({ actions, onSaved }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const ability = useAbility();
  const isOn = (area: Area) => isAreaOn(ability, area);
  const [chosen, setChosen] = useState<readonly Area[]>(() => areas.filter(isOn));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const isBundle = (bundle: AreaBundle) =>
    areas.every((area) => chosen.includes(area) === (areaBundles[bundle] as readonly Area[]).includes(area));
  const save = async () => {
    setSending(true);
    setFailure('');
    try {
      for (const area of areas.filter((one) => isOn(one) !== chosen.includes(one)))
        updateSession((await call(setArea, { body: { area, isOn: chosen.includes(area) } })).userData);
      onSaved();
    } catch (error) {
      setFailure(formFailureText(t, error));
    }
    setSending(false);
  };
  return (
    <form
      id={id}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void save();
      }}
    >
      <fieldset className={classes.bundles}>
        <legend className="visually-hidden">{t('areaSettings.bundles')}</legend>
        {areaBundleNames.map((bundle) => (
          <ChoiceCard
            key={bundle}
            type="radio"
            name="bundle"
            title={t(`areaSettings.bundle.${bundle}.title`)}
            text={t(`areaSettings.bundle.${bundle}.text`)}
            checked={isBundle(bundle)}
            onChange={() => setChosen(areaBundles[bundle])}
          />
        ))}
      </fieldset>
      <div>
        {areas.map((area) => (
          <Switch
            key={area}
            label={t(`menu.${area}`)}
            text={t(`areaSettings.line.${area}`)}
            isOn={chosen.includes(area)}
            onChange={(on) => setChosen(areas.filter((one) => (one === area ? on : chosen.includes(one))))}
          />
        ))}
      </div>
      <FormFailure text={failure} />
      {actions(id, isSending)}
    </form>
  );
}
