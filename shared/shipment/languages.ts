import type { Language } from '../extraction/language.ts';
import type { ShipmentLanguage } from './language.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { hi } from './languages/hi.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { tr } from './languages/tr.ts';
import { zh } from './languages/zh.ts';

const languages: Readonly<Record<string, ShipmentLanguage>> = { en, es, fr, de, pt, it, nl, tr, pl, ja, zh, ar, hi };

/** What a language knows of shipments; what English does for one we do not know. */
export const shipmentLanguageOf = ({ code }: Language): ShipmentLanguage => languages[code] ?? en;
