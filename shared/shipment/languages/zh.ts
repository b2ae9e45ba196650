import type { ShipmentLanguage } from '../language.ts';
import { en } from './en.ts';
export const zh: ShipmentLanguage = { ...en, code: 'zh' };
