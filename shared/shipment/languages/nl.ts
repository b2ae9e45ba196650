import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const nl: ShipmentLanguage = { ...en, code: 'nl' };
