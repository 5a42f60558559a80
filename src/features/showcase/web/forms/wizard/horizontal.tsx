import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useSteps } from '#web/use-steps.ts';
import { begun, checks, OrderFields, OrderSummary, steps } from './order-form.tsx';
import classes from './wizard.module.css';

/** The steps are in a line above. Reload the page: the state is preserved. */
export function Horizontal() {
  const form = useSteps({ storageKey: 'visit-horizontal', begun, checks });
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
        label="Booking steps (horizontal)"
        look="horizontal"
        steps={steps}
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
