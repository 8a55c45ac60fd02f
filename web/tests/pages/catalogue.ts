/** The catalogue as the server tells it (`GET /api/catalogue`), written anew by `python3 dev.py golden`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../src/lobby/shapes.ts';

const FILE = join(import.meta.dirname, '../../../tests/golden/catalogue.json');

export const CATALOGUE = JSON.parse(readFileSync(FILE, 'utf-8')) as Catalogue;
