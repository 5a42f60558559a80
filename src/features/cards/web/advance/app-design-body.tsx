import { type CardProps, ProjectBody } from '#features/dashboards/web/offers.ts';

/** The card of a board that was added last, as the dashboards show the one that is due next. */
export function AppDesignBody({ data, span, title }: CardProps<'appDesign'>) {
  return <ProjectBody data={data} span={span} title={title} />;
}
