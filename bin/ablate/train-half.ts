import { mkdirSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { languages } from '../../shared/extraction/languages.ts';
import { learn } from '../../shared/reading/learn.ts';
import { halvesOf } from './halves.ts';

const { half, folder } = workerData as { half: 0 | 1; folder: string };
const material = languages.map((language) => ({ language, conversations: halvesOf(language)[half] }));
mkdirSync(folder, { recursive: true });
for (const [code, bytes] of learn(material)) writeFileSync(`${folder}/${code}.bin`, bytes);
