import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { files } from '#src/resource/kinds/files/files.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { pictureTags, tagKeyOf } from '#src/resource/kinds/picture-tags/picture-tags.ts'
import { pictures, picturesKind } from '#src/resource/kinds/pictures/pictures.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { buildFormValues, buildRequestBody, buildValuesOfDuplicate } from '#src/resource/screens/form/form-values.ts'

const thingsResource = defineResource({
  name: 'things',
  access: { read: 'public', create: 'a', update: 'b', delete: 'c' },
  fields: {
    name: text(),
    price: money(),
    active: boolean({ defaultValue: true }),
    group_id: ref('groups'),
    colorIds: refs('colors', {
      through: { table: 'thing_colors', ownerColumn: 'thing_id', targetColumn: 'color_id' },
      linkedName: 'colors',
      linkedColumns: ['id', 'name'],
    }),
    photo: picture(),
    image: pictures(),
    secret: text({ hiddenInForm: true }),
  },
  columns: ['name'],
})

const storedRow: Entity = {
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

const buildFile = (name: string) => new File(['x'], name)

test('a row is shown as it would be typed', () => {
  assert.deepEqual(buildFormValues(thingsResource, storedRow), {
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
  assert.deepEqual(buildFormValues(thingsResource, null), {
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
  const body = buildRequestBody(thingsResource, { name: 'Uno' }, buildFormValues(thingsResource, storedRow), storedRow)
  assert.deepEqual(body, { name: 'Uno', prevImages: ['a.jpg', 'b.jpg'], updated_at: storedRow.updated_at })
})

test('new pictures stand where they were put among the kept ones', () => {
  const [first, second] = [buildFile('1.jpg'), buildFile('2.jpg')]
  const body = buildRequestBody(
    thingsResource,
    {},
    { ...buildFormValues(thingsResource, storedRow), image: [second, 'b.jpg', first] },
    storedRow,
  )
  assert.deepEqual(body['prevImages'], ['b.jpg'])
  assert.deepEqual(body['image'], [second, first])
  assert.deepEqual(body['imageOrder'], ['new:0', 'b.jpg', 'new:1'])
})

test('a single picture is sent when it is new and taken away when it was there', () => {
  const photo = buildFile('1.jpg')
  assert.equal(
    buildRequestBody(thingsResource, {}, { ...buildFormValues(thingsResource, null), photo }, null)['photo'],
    photo,
  )
  const body = buildRequestBody(
    thingsResource,
    {},
    { ...buildFormValues(thingsResource, storedRow), photo: null },
    storedRow,
  )
  assert.equal(body['remove_photo'], true)
  assert.equal(
    'remove_photo' in buildRequestBody(thingsResource, {}, buildFormValues(thingsResource, null), null),
    false,
  )
})

test('two files are never the same, two equal lists are', () => {
  assert.equal(isSameValue([1, 2], [1, 2]), true)
  assert.equal(isSameValue([1, 2], [2, 1]), false)
  assert.equal(isSameValue(buildFile('a'), buildFile('a')), false)
})

const foldersResource = defineResource({
  name: 'folders',
  access: { read: 'a', create: 'a', update: 'b', delete: 'c' },
  fields: {
    contract: file(),
    papers: files(),
    photo: picture({ store: 'private' }),
    images: pictures({ store: 'private' }),
  },
  columns: ['contract'],
})
const buildStoredFile = (key: string, hour = 1) => {
  const url = `/api/files/${key}?expires=${hour}`
  return { key, name: `${key}.pdf`, media_type: 'application/pdf', size: 1, url }
}
const buildFolder = (hour: number): Entity => ({
  id: 7,
  created_at: storedRow.created_at,
  updated_at: storedRow.updated_at,
  contract: buildStoredFile('a', hour),
  papers: [buildStoredFile('b', hour), buildStoredFile('c', hour)],
  photo: 'd.jpg',
  photo_url: `/api/files/d-400.webp?expires=${hour}`,
  images: ['e.jpg', 'f.jpg'],
  image_urls: ['e', 'f'].map((name) => `/api/files/${name}-400.webp?expires=${hour}`),
})

test('stored files and private pictures are the same in the next hour, whose links are others', () => {
  const [firstValues, secondValues] = [
    buildFormValues(foldersResource, buildFolder(1)),
    buildFormValues(foldersResource, buildFolder(2)),
  ]
  for (const name of ['contract', 'papers', 'photo', 'images'])
    assert.ok(isSameValue(firstValues[name], secondValues[name]), name)
  assert.ok(!isSameValue(firstValues.contract, buildStoredFile('b')))
})

test('of files a form sends the new ones, the keys of those to keep, and what is removed', () => {
  const base = buildFolder(1)
  const [newFile, photo] = [new File(['x'], 'x.zip'), new File(['y'], 'y.jpg')]
  const values = buildFormValues(foldersResource, base)
  const keptImages = { prevImages: ['e.jpg', 'f.jpg'] }
  const unchangedBody = { kept_papers: ['b', 'c'], ...keptImages, updated_at: base.updated_at }
  assert.deepEqual(buildRequestBody(foldersResource, {}, values, base), unchangedBody)
  const images = [values.images].flat()
  const changedValues = { contract: null, papers: [buildStoredFile('c'), newFile], photo, images: [photo, images[1]] }
  assert.deepEqual(buildRequestBody(foldersResource, {}, changedValues, base), {
    remove_contract: true,
    kept_papers: ['c'],
    papers: [newFile],
    photo,
    prevImages: ['f.jpg'],
    imageOrder: ['new:0', 'f.jpg'],
    images: [photo],
    updated_at: base.updated_at,
  })
  assert.deepEqual(buildRequestBody(foldersResource, {}, { ...values, photo: null }, base), {
    ...unchangedBody,
    remove_photo: true,
  })
})

test('a form keeps its private pictures that another editor left, whichever hour signed their links', () => {
  const [mine, saved] = [buildFormValues(foldersResource, buildFolder(1)), buildFolder(2)]
  const savedValues = buildFormValues(foldersResource, { ...saved, images: ['f.jpg'], image_urls: ['/api/files/f'] })
  const newFile = new File(['x'], 'x.jpg')
  const rebased = picturesKind.form.rebase([...[mine.images].flat(), newFile], savedValues.images)
  assert.deepEqual(rebased, [{ key: 'f.jpg', url: '/api/files/f-400.webp?expires=1' }, newFile])
})

test('an empty reference of a new record is not sent, so that one’s own may stand there; of a stored one it is', () => {
  const emptyValues = { ...buildFormValues(thingsResource, null) }
  assert.ok(!('group_id' in buildRequestBody(thingsResource, { group_id: null }, emptyValues, null)))
  assert.equal(buildRequestBody(thingsResource, { group_id: 3 }, emptyValues, null).group_id, 3)
  assert.equal(buildRequestBody(thingsResource, { group_id: null }, emptyValues, storedRow).group_id, null)
})

test('what is given at creation alone is sent then, and never again', () => {
  const resource = { ...thingsResource, fields: { name: text({ fixed: 'resource.fields.required' }) } }
  assert.deepEqual(buildRequestBody(resource, { name: 'Uno' }, { name: 'Uno' }, null), { name: 'Uno' })
  assert.deepEqual(buildRequestBody(resource, { name: 'Uno' }, { name: 'Uno' }, storedRow), {
    updated_at: storedRow.updated_at,
  })
})

const taggedResource = defineResource({
  name: 'things',
  access: { read: 'public', create: 'a', update: 'b', delete: 'c' },
  fields: {
    image: pictures(),
    colorIds: refs('colors', {
      through: { table: 'thing_colors', ownerColumn: 'thing_id', targetColumn: 'color_id' },
      linkedName: 'colors',
      linkedColumns: ['id', 'name'],
    }),
    tags: pictureTags('colors', {
      picturesField: 'image',
      recordsField: 'colorIds',
      linkedName: 'colors',
      untagged: 'none',
      unknownPicture: 'picture',
      unknownRecord: 'record',
      findInFileName: () => null,
    }),
  },
  columns: ['image'],
})
const taggedRow: Entity = { ...storedRow, tags: { 'b.jpg': 2 } }

test('a tag of a new picture is sent by the place of its file among the new ones, and stays with it in any order', () => {
  const [first, second] = [buildFile('1.jpg'), buildFile('2.jpg')]
  const values = buildFormValues(taggedResource, taggedRow)
  const tags = { 'b.jpg': 2, [tagKeyOf(second) ?? '']: 2 }
  const body = buildRequestBody(taggedResource, {}, { ...values, tags, image: [first, 'b.jpg', second] }, taggedRow)
  assert.deepEqual(body['tags'], { 'b.jpg': 2, 'new:1': 2 })
  const reordered = buildRequestBody(taggedResource, {}, { ...values, tags, image: [second, first] }, taggedRow)
  assert.deepEqual(reordered['tags'], { 'new:0': 2 })
})

test('a tag is not sent whose picture or record the form no longer has, and a duplicate has none', () => {
  const values = buildFormValues(taggedResource, taggedRow)
  const buildTags = (changes: object) =>
    buildRequestBody(taggedResource, {}, { ...values, ...changes }, taggedRow)['tags']
  assert.deepEqual(buildTags({}), { 'b.jpg': 2 })
  assert.deepEqual(buildTags({ image: ['a.jpg'] }), {})
  assert.deepEqual(buildTags({ colorIds: [] }), {})
  assert.deepEqual(buildValuesOfDuplicate(taggedResource, taggedRow)['tags'], {})
})
