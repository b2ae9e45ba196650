import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const fr: ShipmentLanguage = { ...en, code: 'fr' };
