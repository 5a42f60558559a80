import { IconMapPin, IconTool, IconUser } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useSteps } from '#web/use-steps.ts';
import { begun, checks, OrderFields, OrderSummary, steps } from './order-form.tsx';
import classes from './wizard.module.css';

const icons = [<IconUser key="who" size={18} />, <IconMapPin key="where" size={18} />, <IconTool key="what" size={18} />];

/** The steps as cards with pictures. */
export function Modern() {
  const form = useSteps({ storageKey: 'visit-modern', begun, checks });
  if (form.isDone)
    return (
      <div className={classes.done} role="status">
        <p>Visit booked (demo):</p>
        <OrderSummary values={form.values} />
        <Button look="outline" onClick={form.restart}>
          Book another visit
        </Button>
      </div>
    );
  return (
    <div className={classes.wizard} data-steps="above">
      <Stepper
        label="Booking steps (modern)"
        look="modern"
        steps={steps.map((step, at) => ({ ...step, icon: icons[at] }))}
        current={form.current}
        reached={form.reached}
        faulty={form.faulty}
        onChoose={form.open}
      />
      <FormFields
        onSubmit={(event) => {
          event.preventDefault();
          form.next();
        }}
      >
        <fieldset ref={form.panel} className={classes.panel} aria-label={steps[form.current]?.title} tabIndex={-1}>
          <OrderFields form={form} />
        </fieldset>
        <FormActions>
          <Button look="outline" disabled={form.current === 0} onClick={form.back}>
            Back
          </Button>
          <Button type="submit">{form.isLast ? 'Book visit' : 'Next'}</Button>
        </FormActions>
      </FormFields>
    </div>
  );
}
