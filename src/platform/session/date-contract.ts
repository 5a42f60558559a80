import { z } from 'zod/mini';
import { dateSetting, hourCycles, weekStarts } from '#contract/date-setting.ts';
import { endpoint } from '#contract/endpoint.ts';

export const getDateSetting = endpoint({
  method: 'GET',
  path: '/api/v1/session/dates',
  summary: 'Returns the caller’s date and time formats. Null follows browser and language.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: dateSetting,
});

export const updateDateSetting = endpoint({
  method: 'PUT',
  path: '/api/v1/session/dates',
  summary: 'Changes the given fields; null follows browser and language again.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({
    timeZone: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    weekStart: z.optional(z.nullable(z.enum(weekStarts))),
    hourCycle: z.optional(z.nullable(z.enum(hourCycles))),
  }),
  answer: dateSetting,
});

export const dateEndpoints = [getDateSetting, updateDateSetting];
