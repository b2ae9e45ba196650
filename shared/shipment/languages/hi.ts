import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const hi: ShipmentLanguage = { ...en, code: 'hi' };
