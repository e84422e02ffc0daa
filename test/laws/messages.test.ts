import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysWithoutScreen } from '#src/access/texts/unshown-messages.ts'
import { allMessages, bundleParts, moduleNames } from '#src/app/modules/message-bundles.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { keyPatterns } from './key-patterns.ts'
import { type Source, sources } from './sources.ts'

const keyLike = new RegExp(`['"\`]((?:${moduleNames.join('|')})(?:\\.[a-z0-9_]+){2,})['"\`]`, 'g')

/** What i18next puts behind a key that counts. */
const forms = ['', '_one', '_other']

test('every text is there in every language', () => {
  const missing = Object.entries(allMessages).flatMap(([key, text]) =>
    languages
      .filter((language) => typeof text[language] !== 'string' || text[language] === '')
      .map((language) => `${key} (${language})`),
  )
  assert.deepEqual(missing, [])
})

test('a text has the same places to fill in in every language', () => {
  const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort()
  const different = Object.entries(allMessages)
    .filter(([, text]) => languages.some((language) => String(places(text[language])) !== String(places(text.es))))
    .map(([key]) => key)
  assert.deepEqual(different, [])
})

test('every key that the code names exists', () => {
  const unknown = sources().flatMap(({ file, text }) =>
    [...text.matchAll(keyLike)]
      .map(([, key = '']) => key)
      .filter((key) => !forms.some((form) => key + form in allMessages))
      .map((key) => `${key} in ${file}`),
  )
  assert.deepEqual(unknown, [])
})

test('no key is given twice', () => {
  const keys = bundleParts.flatMap(({ messages }) => Object.keys(messages))
  assert.deepEqual(
    keys.filter((key, index) => keys.indexOf(key) !== index),
    [],
  )
})

test('every key is used, but for those of the specification that no screen shows', () => {
  const isText = ({ file, text }: Source) => file.endsWith('messages.ts') && text.includes('defineMessages')
  const code = sources().filter((source) => !isText(source))
  const all = code.map(({ text }) => text).join('\n')
  const patterns = code.flatMap(({ text }) => keyPatterns(text))
  const unused = Object.keys(allMessages).filter((key) => {
    const name = key.replace(/_(?:one|other)$/, '')
    return !(name in keysWithoutScreen) && !all.includes(name) && !patterns.some((pattern) => pattern.test(name))
  })
  assert.deepEqual(unused, [])
})
