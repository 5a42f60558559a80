import type { AnyEndpoint } from '#contract/endpoint.ts';
import { serverAreas } from './server-areas.ts';

export const endpoints = serverAreas.flatMap((area) => area.endpoints) as readonly AnyEndpoint[];
