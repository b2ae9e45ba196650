import type { Code } from '../customer.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';

export const wordsOf: Record<Code, Words> = { en, de, es, fr, pt, it, nl, tr, pl, ja, zh, ar, hi };
