import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestWord, spellingsOf, wordsOf } from '#src/storefront/search/search-words.ts'

const names = ['iphone', 'macbook', 'airpods', 'watch', 'ipad', 'imac', 'funda', 'cargador', 'pro']

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
  for (const [typed, meant] of Object.entries(typos)) assert.equal(nearestWord(typed, names), meant, typed)
})

test('a word written as it sounds is taken for the English one', () => {
  const heard = {
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
  for (const [typed, meant] of Object.entries(heard))
    assert.ok(
      spellingsOf(typed)
        .map((spelling) => nearestWord(spelling, names))
        .includes(meant),
      typed,
    )
})

test('a word that is near to nothing stays itself', () => {
  for (const typed of ['heladera', 'zz', 'bicicleta', 'xyz', 'bunda2', 'atch3s'])
    assert.equal(nearestWord(typed, names), null, typed)
})

test('a query is a bounded number of different words', () => {
  assert.deepEqual(wordsOf('  iphone  15 iphone '), ['iphone', '15'])
  assert.equal(wordsOf('a b c d e f g h').length, 6)
})
