import { test } from 'node:test'
import { liveThroughYear } from '#test/simulated-year.ts'

test('through a year in America/New_York each notice, age, seniority and day is that of the model', (t) =>
  liveThroughYear(t, 'America/New_York'))
