import { Avatar, Style } from '@dicebear/core';
import lorelei from '@dicebear/styles/lorelei.json' with { type: 'json' };

interface Look {
  hair: keyof typeof lorelei.components.hair.variants;
  hairColor: string;
  skin: string;
  wears?: 'glasses' | 'earrings' | 'beard' | 'freckles';
}

const black = '#26211f';
const darkBrown = '#4a3226';
const brown = '#7a4e34';
const copper = '#b0613a';
const blond = '#d6ae6b';
const grey = '#9a9ca3';

/** Looks of the sample people (docs/sample-data.md); anyone else's depend on their seed. */
const looks: Record<string, Look> = {
  'Maren Lindqvist': { hair: 'variant46', hairColor: blond, skin: '#f6d7bd', wears: 'glasses' },
  'Tomás Arrieta': { hair: 'variant08', hairColor: darkBrown, skin: '#e3b48a', wears: 'beard' },
  'Josephine Okonkwo-Brandt': { hair: 'variant24', hairColor: black, skin: '#9c6644', wears: 'earrings' },
  '佐藤 遥': { hair: 'variant19', hairColor: black, skin: '#f3d2b0' },
  'Rui Valadares': { hair: 'variant28', hairColor: grey, skin: '#dfae86', wears: 'beard' },
  'ليلى الحداد': { hair: 'variant35', hairColor: darkBrown, skin: '#e0b48c', wears: 'earrings' },
  'Zoë van der Meulen': { hair: 'variant31', hairColor: copper, skin: '#f8dcc6', wears: 'freckles' },
  'Devansh Raghunathan': { hair: 'variant09', hairColor: black, skin: '#b98055', wears: 'glasses' },
  'Ewa Wiśniewska': { hair: 'variant15', hairColor: brown, skin: '#f6d7bd' },
  'Callum Ferguson': { hair: 'variant04', hairColor: copper, skin: '#f8dcc6', wears: 'freckles' },
  'Anaïs Delacroix-Fontaine': { hair: 'variant38', hairColor: darkBrown, skin: '#edc49c' },
  'Nikolai Petrov': { hair: 'variant02', hairColor: brown, skin: '#f3d2b0' },
};

const style = new Style(lorelei);

/** Returns a deterministic portrait for a seed: a drawn head on a soft background, as an SVG of a few kilobytes. */
export function portrait(seed: string): string {
  const look = looks[seed];
  const wears = (what: Look['wears'], otherwise: number) => (look ? Number(look.wears === what) * 100 : otherwise);
  return new Avatar(style, {
    seed,
    size: 160,
    backgroundColor: ['#dfe9e2', '#f3e6d6', '#e6e4f5', '#dce8ef', '#f5e1da'],
    hairVariant: look ? [look.hair] : ['variant01', 'variant08', 'variant13', 'variant19', 'variant31', 'variant43'],
    hairColor: look ? [look.hairColor] : [black, darkBrown, brown, copper, blond],
    skinColor: look ? [look.skin] : ['#f6d7bd', '#edc49c', '#e0b48c', '#b98055', '#9c6644'],
    eyesVariant: ['variant02', 'variant04', 'variant06', 'variant12', 'variant24'],
    eyebrowsVariant: ['variant02', 'variant05', 'variant07', 'variant09', 'variant10'],
    mouthVariant: ['happy01', 'happy02', 'happy04', 'happy05', 'happy06'],
    hairAccessoriesProbability: 0,
    glassesProbability: wears('glasses', 15),
    earringsProbability: wears('earrings', 0),
    beardProbability: wears('beard', 0),
    frecklesProbability: wears('freckles', 0),
  }).toString();
}
