import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  findNearestWord,
  listWordAndPhoneticSpellings,
  splitIntoFirstDistinctWords,
} from '#src/storefront/search/search-words.ts'

const vocabulary = ['iphone', 'macbook', 'airpods', 'watch', 'ipad', 'imac', 'funda', 'cargador', 'pro']

test('a misspelt word is taken for the nearest one', () => {
  const typos = {
    ihpone: 'iphone',
    iphnoe: 'iphone',
    makbook: 'macbook',
    airpds: 'airpods',
    wathc: 'watch',
    Cárgadro: 'cargador',
    ipda: 'ipad',
  }
  for (const [word, expected] of Object.entries(typos)) assert.equal(findNearestWord(word, vocabulary), expected, word)
})

test('a word written as it sounds is taken for the English one', () => {
  const spokenWords = {
    ifone: 'iphone',
    ifon: 'iphone',
    aifon: 'iphone',
    Aifone: 'iphone',
    aipad: 'ipad',
    aimac: 'imac',
    makbuk: 'macbook',
    erpod: 'airpods',
    wacht: 'watch',
  }
  for (const [word, expected] of Object.entries(spokenWords))
    assert.ok(
      listWordAndPhoneticSpellings(word)
        .map((spelling) => findNearestWord(spelling, vocabulary))
        .includes(expected),
      word,
    )
})

test('a word that is near to nothing stays itself', () => {
  for (const word of ['heladera', 'zz', 'bicicleta', 'xyz', 'bunda2', 'atch3s'])
    assert.equal(findNearestWord(word, vocabulary), null, word)
})

test('a query is a bounded number of different words', () => {
  assert.deepEqual(splitIntoFirstDistinctWords('  iphone  15 iphone '), ['iphone', '15'])
  assert.equal(splitIntoFirstDistinctWords('a b c d e f g h').length, 6)
})
