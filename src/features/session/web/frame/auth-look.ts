/** In which of its two looks somebody signs in: on a card of its own, or beside a picture. It stays on the way. */
export type AuthLook = 'basic' | 'cover';
