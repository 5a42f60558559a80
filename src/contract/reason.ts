import type { callRefusals, fieldRefusals, Thing } from './refusal-codes.ts';

/** What goes with a code: a bound, a name, several names. */
export type ReasonValue = string | number | readonly string[];

type PlacesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesIn<Rest> : never;
/** The codes that no value goes with. */
type PlainCode<Texts> = { [Code in keyof Texts]: [PlacesIn<Texts[Code]>] extends [never] ? Code : never }[keyof Texts];
type WithValues<Texts> = {
  [Code in Exclude<keyof Texts, PlainCode<Texts>>]: { code: Code } & {
    [Name in PlacesIn<Texts[Code]>]: Name extends 'what' ? Thing : ReasonValue;
  };
}[Exclude<keyof Texts, PlainCode<Texts>>];

export type PlainFieldCode = PlainCode<typeof fieldRefusals>;

/** What is wrong with a field: a code with its values, such as `{ code: 'too_long', max: 80 }`. */
export type FieldReason = { code: PlainFieldCode } | WithValues<typeof fieldRefusals>;

/** Why a call as a whole was refused. */
export type CallReason = { code: PlainCode<typeof callRefusals> } | WithValues<typeof callRefusals>;

/** A reason as it is read from an answer: of a newer server it may be one that is not known here. */
export interface Reason {
  readonly code: string;
  readonly [value: string]: ReasonValue;
}
