import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const tr: ShipmentLanguage = { ...en, code: 'tr' };
