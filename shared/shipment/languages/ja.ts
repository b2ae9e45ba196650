import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const ja: ShipmentLanguage = { ...en, code: 'ja' };
