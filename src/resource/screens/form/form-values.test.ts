import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { isSame } from '#src/resource/is-same-value.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { files } from '#src/resource/kinds/files/files.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { bodyOf, valuesOf } from '#src/resource/screens/form/form-values.ts'

const things = defineResource({
  name: 'things',
  access: { read: 'public', create: 'a', update: 'b', delete: 'c' },
  fields: {
    name: text(),
    price: money(),
    active: boolean({ byDefault: true }),
    group_id: ref('groups'),
    colorIds: refs('colors', {
      through: { table: 'thing_colors', own: 'thing_id', theirs: 'color_id' },
      as: 'colors',
      shows: ['id', 'name'],
    }),
    photo: picture(),
    image: pictures(),
    secret: text({ hidden: true }),
  },
  columns: ['name'],
})

const stored: Entity = {
  id: 7,
  created_at: '2026-01-01T00:00:00.000000Z',
  updated_at: '2026-01-02T00:00:00.000001Z',
  name: 'Uno',
  price: 1249.5,
  active: false,
  group_id: 3,
  colors: [{ id: 2, name: 'Rojo' }],
  photo: 'p.jpg',
  image: ['a.jpg', 'b.jpg'],
  secret: 'x',
}

const aFile = (name: string) => new File(['x'], name)

test('a row is shown as it would be typed', () => {
  assert.deepEqual(valuesOf(things, stored), {
    name: 'Uno',
    price: '1249,5',
    active: false,
    group_id: '3',
    colorIds: [2],
    photo: 'p.jpg',
    image: ['a.jpg', 'b.jpg'],
  })
})

test('an empty form holds nothing but defaults', () => {
  assert.deepEqual(valuesOf(things, null), {
    name: '',
    price: '',
    active: true,
    group_id: '',
    colorIds: [],
    photo: null,
    image: [],
  })
})

test('an untouched row sends its stamp and keeps its pictures', () => {
  const body = bodyOf(things, { name: 'Uno' }, valuesOf(things, stored), stored)
  assert.deepEqual(body, { name: 'Uno', prevImages: ['a.jpg', 'b.jpg'], updated_at: stored.updated_at })
})

test('new pictures stand where they were put among the kept ones', () => {
  const [first, second] = [aFile('1.jpg'), aFile('2.jpg')]
  const body = bodyOf(things, {}, { ...valuesOf(things, stored), image: [second, 'b.jpg', first] }, stored)
  assert.deepEqual(body['prevImages'], ['b.jpg'])
  assert.deepEqual(body['image'], [second, first])
  assert.deepEqual(body['imageOrder'], ['new:0', 'b.jpg', 'new:1'])
})

test('a single picture is sent when it is new and taken away when it was there', () => {
  const photo = aFile('1.jpg')
  assert.equal(bodyOf(things, {}, { ...valuesOf(things, null), photo }, null)['photo'], photo)
  const removed = bodyOf(things, {}, { ...valuesOf(things, stored), photo: null }, stored)
  assert.equal(removed['remove_photo'], true)
  assert.equal('remove_photo' in bodyOf(things, {}, valuesOf(things, null), null), false)
})

test('two files are never the same, two equal lists are', () => {
  assert.equal(isSame([1, 2], [1, 2]), true)
  assert.equal(isSame([1, 2], [2, 1]), false)
  assert.equal(isSame(aFile('a'), aFile('a')), false)
})

const folders = defineResource({
  name: 'folders',
  access: { read: 'a', create: 'a', update: 'b', delete: 'c' },
  fields: { contract: file(), papers: files(), photo: picture({ store: 'private' }) },
  columns: ['contract'],
})
const kept = (key: string, hour = 1) => {
  const url = `/api/files/${key}?expires=${hour}`
  return { key, name: `${key}.pdf`, media_type: 'application/pdf', size: 1, url }
}
const folder = (hour: number): Entity => ({
  id: 7,
  created_at: stored.created_at,
  updated_at: stored.updated_at,
  contract: kept('a', hour),
  papers: [kept('b', hour), kept('c', hour)],
  photo: 'd.jpg',
  photo_url: `/api/files/d-400.webp?expires=${hour}`,
})

test('stored files and private pictures are the same in the next hour, whose links are others', () => {
  const [one, other] = [valuesOf(folders, folder(1)), valuesOf(folders, folder(2))]
  for (const name of ['contract', 'papers', 'photo']) assert.ok(isSame(one[name], other[name]), name)
  assert.ok(!isSame(one.contract, kept('b')))
})

test('of files a form sends the new ones, the keys of those to keep, and what is removed', () => {
  const base = folder(1)
  const [added, photo] = [new File(['x'], 'x.zip'), new File(['y'], 'y.jpg')]
  const values = valuesOf(folders, base)
  const untouched = { kept_papers: ['b', 'c'], updated_at: base.updated_at }
  assert.deepEqual(bodyOf(folders, {}, values, base), untouched)
  const changed = { contract: null, papers: [kept('c'), added], photo }
  assert.deepEqual(bodyOf(folders, {}, changed, base), {
    remove_contract: true,
    kept_papers: ['c'],
    papers: [added],
    photo,
    updated_at: base.updated_at,
  })
  assert.deepEqual(bodyOf(folders, {}, { ...values, photo: null }, base), { ...untouched, remove_photo: true })
})

test('an empty reference of a new record is not sent, so that one’s own may stand there; of a stored one it is', () => {
  const empty = { ...valuesOf(things, null) }
  assert.ok(!('group_id' in bodyOf(things, { group_id: null }, empty, null)))
  assert.equal(bodyOf(things, { group_id: 3 }, empty, null).group_id, 3)
  assert.equal(bodyOf(things, { group_id: null }, empty, stored).group_id, null)
})

test('what is given at creation alone is sent then, and never again', () => {
  const given = { ...things, fields: { name: text({ once: 'resource.fields.required' }) } }
  assert.deepEqual(bodyOf(given, { name: 'Uno' }, { name: 'Uno' }, null), { name: 'Uno' })
  assert.deepEqual(bodyOf(given, { name: 'Uno' }, { name: 'Uno' }, stored), { updated_at: stored.updated_at })
})
