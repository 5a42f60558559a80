import type { callRefusals, fieldRefusals, Thing } from './refusal-codes.ts';

/** The value of a code: a limit, a name or several names. */
export type ReasonValue = string | number | readonly string[];

type PlacesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesIn<Rest> : never;
/** Codes without values. */
type PlainCode<Texts> = { [Code in keyof Texts]: [PlacesIn<Texts[Code]>] extends [never] ? Code : never }[keyof Texts];
type WithValues<Texts> = {
  [Code in Exclude<keyof Texts, PlainCode<Texts>>]: { code: Code } & {
    [Name in PlacesIn<Texts[Code]>]: Name extends 'what' ? Thing : ReasonValue;
  };
}[Exclude<keyof Texts, PlainCode<Texts>>];

export type PlainFieldCode = PlainCode<typeof fieldRefusals>;

/** What is wrong with a field: a code with its values, such as `{ code: 'too_long', max: 80 }`. */
export type FieldReason = { code: PlainFieldCode } | WithValues<typeof fieldRefusals>;

/** Why a request as a whole was rejected. */
export type CallReason = { code: PlainCode<typeof callRefusals> } | WithValues<typeof callRefusals>;

/** A reason as parsed from a response; a newer server may send an unknown code. */
export interface Reason {
  readonly code: string;
  readonly [value: string]: ReasonValue;
}
