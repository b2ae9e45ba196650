import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const ar: ShipmentLanguage = { ...en, code: 'ar' };
