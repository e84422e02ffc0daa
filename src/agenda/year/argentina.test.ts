import { test } from 'node:test'
import { liveThroughYear } from '#test/simulated-year.ts'

test('through a year in America/Argentina/Buenos_Aires each notice, age, seniority and day is that of the model', (t) =>
  liveThroughYear(t, 'America/Argentina/Buenos_Aires'))
