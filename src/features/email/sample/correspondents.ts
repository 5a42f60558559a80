import type { Recipient } from '../contract.ts';

const person = (name: string, email: string): Recipient => ({ name, email });

/** Senders in the sample data: the people of the company and their contacts. */
export const maren = person('Maren Lindqvist', 'admin@demo.com');
export const josephine = person('Josephine Okonkwo-Brandt', 'staff@demo.com');
export const tomas = person('Tomás Arrieta', 'client@demo.com');
export const haruka = person('佐藤 遥', 'haruka.sato@juniper-vale.example');
export const rui = person('Rui Valadares', 'rui.valadares@juniper-vale.example');
export const layla = person('ليلى الحداد', 'layla.haddad@juniper-vale.example');
export const zoe = person('Zoë van der Meulen', 'zoe.vandermeulen@juniper-vale.example');
export const devansh = person('Devansh Raghunathan', 'devansh.raghunathan@juniper-vale.example');
export const ewa = person('Ewa Wiśniewska', 'ewa.wisniewska@juniper-vale.example');
export const callum = person('Callum Ferguson', 'callum.ferguson@juniper-vale.example');
export const anais = person('Anaïs Delacroix-Fontaine', 'anais.delacroix@juniper-vale.example');
export const nikolai = person('Nikolai Petrov', 'nikolai.petrov@juniper-vale.example');
export const ingrid = person('Ingrid Halvorsen', 'ingrid@nordlysfair.example');
export const brigid = person('Brigid Moran', 'brigid@moranandhall.example');
