import { expect, test } from 'vitest';
import { readCode } from '../../src/lobby/code.ts';

test.each([
  'gr8nta',
  'GR8NTA',
  ' gr8-nta ',
  'GR8 NTA',
  'http://192.168.1.5:8313/t/GR8NTA',
  'https://cards.example.org/t/gr8nta?sit#token=x',
])('%s is read', (text) => {
  expect(readCode(text)).toEqual({ code: 'GR8NTA' });
});

test.each([
  ['', 'empty'],
  ['  - ', 'empty'],
  ['gr8ntO', 'letters'],
  ['gr1nta', 'letters'],
  ['gr8nt', 'length'],
  ['gr8ntaa', 'length'],
])('%j is refused for %s', (text, problem) => {
  expect(readCode(text)).toEqual({ problem });
});
