import { Suspense, useEffect, useState } from 'react';
import { type Language, languages } from '#contract/languages.ts';
import { today } from '#web/dates/plain-day.ts';
import { OwnTranslation, type Translation, translationIn, useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import classes from './calendar.module.css';

const DayCalendar = lazyPart(() => import('#web/ui/dates/day-calendar.tsx').then((module) => module.DayCalendar));
const options = languages.map(({ code, name }) => ({ value: code, label: name }));

/** Each language has its own names, date order, and first day of the week. */
export function Languages() {
  const { i18n } = useTranslation();
  const [language, setLanguage] = useState<Language>(i18n.language);
  const [own, setOwn] = useState<Translation | null>(null);
  const [day, setDay] = useState(today());
  useEffect(() => {
    let isWanted = true;
    void translationIn(language).then((found) => isWanted && setOwn(found));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return (
    <FormFields>
      <SelectField label="Language" options={options} value={language} onChoose={(code) => setLanguage(code as Language)} />
      <OwnTranslation value={own}>
        <div className={classes.language} lang={language} dir={own?.i18n.dir()}>
          <DateField label="Day" value={day} onChange={setDay} />
          <div className={classes.calendar}>
            <Suspense>
              <DayCalendar key={language} label="Day" takesFocus={false} day={day} onChoose={setDay} />
            </Suspense>
          </div>
        </div>
      </OwnTranslation>
    </FormFields>
  );
}
