import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const it: ShipmentLanguage = { ...en, code: 'it' };
