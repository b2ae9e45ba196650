import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const de: ShipmentLanguage = { ...en, code: 'de' };
