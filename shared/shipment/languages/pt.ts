import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const pt: ShipmentLanguage = { ...en, code: 'pt' };
