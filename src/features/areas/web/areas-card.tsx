import { useState } from 'react';
import { type Area, areas, isAreaOn } from '#contract/areas.ts';
import { useAbility } from '#web/ability.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { updateSession } from '#web/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { setArea } from '../contract.ts';

const words: ActionWords = { failed: (t) => t('areaSettings.failed') };

/** Areas with a side effect worth mentioning when they are turned off. */
const told = ['email', 'calendar', 'blog', 'invoices'] as const satisfies readonly Area[];

/** A switch for each area of the company. Turning one off asks first, since everyone in the company loses it. */
export function AreasCard() {
  const { t } = useTranslation();
  const ability = useAbility();
  const { show, attempt, offerUndo } = useActions('session', words);
  const [asked, setAsked] = useState<Area>();
  const [pending, setPending] = useState<ReadonlyMap<Area, boolean>>(new Map());

  const put = (area: Area, isOn: boolean) =>
    show({
      rows: [area],
      send: async () => updateSession((await call(setArea, { body: { area, isOn } })).userData),
    });
  const set = async (area: Area, isOn: boolean) => {
    setPending((now) => new Map(now).set(area, isOn));
    const isDone = await attempt(() => put(area, isOn));
    setPending((now) => new Map([...now].filter(([one]) => one !== area)));
    if (isDone) offerUndo(t(isOn ? 'areaSettings.on' : 'areaSettings.off', { area: t(`menu.${area}`) }), () => put(area, !isOn));
  };
  const note = told.find((area) => area === asked);
  return (
    <Card title={t('areaSettings.title')} text={t('areaSettings.text')}>
      <div>
        {areas.map((area) => (
          <Switch
            key={area}
            label={t(`menu.${area}`)}
            text={t(`areaSettings.line.${area}`)}
            isOn={pending.get(area) ?? isAreaOn(ability, area)}
            disabled={pending.has(area)}
            onChange={(isOn) => (isOn ? void set(area, true) : setAsked(area))}
          />
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={t('areaSettings.ask.title', { area: t(`menu.${asked}`) })}
          text={t('areaSettings.ask.text')}
          confirmLabel={t('areaSettings.turnOff')}
          cancelLabel={t('ui.form.cancel')}
          onConfirm={() => {
            setAsked(undefined);
            void set(asked, false);
          }}
          onClose={() => setAsked(undefined)}
        >
          {note && <p>{t(`areaSettings.ask.goesOn.${note}`)}</p>}
        </ConfirmDialog>
      )}
    </Card>
  );
}
