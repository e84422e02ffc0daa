import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineMessages, languages } from '#src/platform/i18n/define-messages.ts'
import { installMessages, translate } from '#src/platform/i18n/i18n.server.ts'

test('one is said of one alone, in every language', () => {
  installMessages(
    defineMessages({
      'test.days_one': { es: 'un día', en: 'one day', pt: 'um dia' },
      'test.days_other': { es: '{{count}} días', en: '{{count}} days', pt: '{{count}} dias' },
    }),
  )
  const textsOf = (count: number) =>
    languages.map((language) => translate(language, { key: 'test.days', params: { count } }))
  assert.deepEqual(textsOf(0), ['0 días', '0 days', '0 dias'])
  assert.deepEqual(textsOf(1), ['un día', 'one day', 'um dia'])
  assert.deepEqual(textsOf(1_000_000), ['1000000 días', '1000000 days', '1000000 dias'])
})
