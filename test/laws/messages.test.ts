import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysWithoutScreen } from '#src/access/texts/unshown-messages.ts'
import { allMessages, bundleParts, moduleNames } from '#src/app/modules/message-bundles.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { findKeyPatterns } from './key-patterns.ts'
import { readSources, type Source } from './sources.ts'

const keyLike = new RegExp(`['"\`]((?:${moduleNames.join('|')})(?:\\.[a-z0-9_]+){2,})['"\`]`, 'g')

/** Suffixes of plural forms in i18next. */
const keySuffixes = ['', '_one', '_other']

test('every text is there in every language', () => {
  const missingTexts = Object.entries(allMessages).flatMap(([key, text]) =>
    languages
      .filter((language) => typeof text[language] !== 'string' || text[language] === '')
      .map((language) => `${key} (${language})`),
  )
  assert.deepEqual(missingTexts, [])
})

test('a text has the same places to fill in in every language', () => {
  const listPlaceholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort()
  const differingKeys = Object.entries(allMessages)
    .filter(([, text]) =>
      languages.some((language) => String(listPlaceholders(text[language])) !== String(listPlaceholders(text.es))),
    )
    .map(([key]) => key)
  assert.deepEqual(differingKeys, [])
})

test('every key that the code names exists', () => {
  const unknownKeys = readSources().flatMap(({ file, text }) =>
    [...text.matchAll(keyLike)]
      .map(([, key = '']) => key)
      .filter((key) => !keySuffixes.some((form) => key + form in allMessages))
      .map((key) => `${key} in ${file}`),
  )
  assert.deepEqual(unknownKeys, [])
})

test('no key is given twice', () => {
  const keys = bundleParts.flatMap(({ messages }) => Object.keys(messages))
  assert.deepEqual(
    keys.filter((key, index) => keys.indexOf(key) !== index),
    [],
  )
})

test('every key is used, but for those of the specification that no screen shows', () => {
  const isMessageFile = ({ file, text }: Source) => file.endsWith('messages.ts') && text.includes('defineMessages')
  const code = readSources().filter((source) => !isMessageFile(source))
  const allCode = code.map(({ text }) => text).join('\n')
  const patterns = code.flatMap(({ text }) => findKeyPatterns(text))
  const unusedKeys = Object.keys(allMessages).filter((key) => {
    const name = key.replace(/_(?:one|other)$/, '')
    return !(name in keysWithoutScreen) && !allCode.includes(name) && !patterns.some((pattern) => pattern.test(name))
  })
  assert.deepEqual(unusedKeys, [])
})
