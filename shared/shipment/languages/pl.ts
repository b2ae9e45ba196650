import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const pl: ShipmentLanguage = { ...en, code: 'pl' };
