import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const es: ShipmentLanguage = { ...en, code: 'es' };
