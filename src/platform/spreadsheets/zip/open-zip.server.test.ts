import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { openZip, type ZipFolder } from '#src/platform/spreadsheets/zip/open-zip.server.ts'
import { createFreshDirectory } from '#test/pictures.ts'
import { describeRefusal } from '#test/workbooks.ts'
import { createZip, type ZipItem } from '#test/zips.ts'

function openItems(t: TestContext, items: readonly (ZipItem | string)[] | Buffer) {
  const file = path.join(createFreshDirectory(t), 'pictures')
  const toItem = (item: ZipItem | string) => (typeof item === 'string' ? { name: item, content: item } : item)
  writeFileSync(file, Buffer.isBuffer(items) ? items : createZip(items.map(toItem)))
  return openZip(file)
}

async function unpackFile(t: TestContext, items: readonly (ZipItem | string)[], name: string): Promise<Buffer> {
  const [file] = (await openItems(t, items)).find(name)
  assert.ok(file, name)
  const target = path.join(createFreshDirectory(t), 'picture')
  try {
    await file.unpackTo(target)
  } catch (error) {
    assert.ok(!existsSync(target), 'nothing is left')
    throw error
  }
  return readFileSync(target)
}

const listNames = ({ files }: ZipFolder) => files.map(({ name }) => name)

test('a file is found by its name, whatever its case, accents and folder', async (t) => {
  const zip = await openItems(t, ['fotos/', 'fotos/Ñandú Azul.JPG', 'b\\c\\otra.png', 'a/uno.png', 'b/UNO.PNG'])
  assert.deepEqual(listNames(zip), ['Ñandú Azul.JPG', 'otra.png', 'uno.png', 'UNO.PNG'])
  const findPaths = (name: string) => zip.find(name).map(({ path }) => path)
  assert.deepEqual(findPaths('nandu azul.jpg'), ['fotos/Ñandú Azul.JPG'])
  assert.deepEqual(findPaths('C:\\Fotos\\OTRA.png'), ['b/c/otra.png'])
  assert.deepEqual(findPaths('uno.png'), ['a/uno.png', 'b/UNO.PNG'])
  assert.deepEqual(findPaths('fotos'), [])
})

test('where folders have files of one name, it is found by its folder too', async (t) => {
  const zip = await openItems(t, ['todo/A/foto3.jpg', 'todo/b/Foto3.jpg', 'otras/a/foto3.jpg', 'uno.png', 'b/uno.png'])
  const findPaths = (name: string) => zip.find(name).map(({ path }) => path)
  assert.equal(findPaths('foto3.jpg').length, 3)
  assert.deepEqual(findPaths('b/FOTO3.jpg'), ['todo/b/Foto3.jpg'])
  assert.deepEqual(findPaths('B\\foto3.jpg'), ['todo/b/Foto3.jpg'])
  assert.deepEqual(findPaths('a/foto3.jpg'), ['todo/A/foto3.jpg', 'otras/a/foto3.jpg'])
  assert.deepEqual(findPaths('Todo/a/foto3.jpg'), ['todo/A/foto3.jpg'])
  assert.deepEqual(findPaths('c/foto3.jpg'), [])
  assert.deepEqual(findPaths('uno.png'), ['uno.png'], 'what stands in no folder has no other name')
})

test('the first bytes of a file are had without the rest of it', async (t) => {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * at) % 251))
  const zip = await openItems(t, [{ name: 'a.png', content }, { name: 'b.png', content, isStored: true }, 'c.png'])
  const heads = await Promise.all(zip.files.map((file) => file.readHead(4096)))
  assert.deepEqual(heads.slice(0, 2), [content.subarray(0, 4096), content.subarray(0, 4096)])
  const damaged = await openItems(t, [{ name: 'a.png', content, packed: Buffer.from('no DEFLATE') }])
  await assert.rejects(async () => damaged.files[0]?.readHead(4096), UnreadableSheet)
})

test('names are read as Macs, Windows and the standard write them', async (t) => {
  const mac = { name: 'ñandú.jpg'.normalize('NFD'), content: '', says: { flags: 0 } }
  const windows = {
    name: Buffer.from([0xb5, 0x72, 0x62, 0x6f, 0x6c, 0xa4, 0x2e, 0x6a, 0x70, 0x67]),
    content: '',
    says: { flags: 0 },
  }
  const zip = await openItems(t, [mac, windows, 'ok.jpg'])
  assert.deepEqual(zip.find('ÑANDÚ.jpg').length, 1)
  assert.deepEqual(listNames(zip)[1], 'Árbolñ.jpg')
})

test('what systems put beside the files of people is left out', async (t) => {
  const zip = await openItems(t, [
    '__MACOSX/._a.jpg',
    '.DS_Store',
    'fotos/Thumbs.db',
    'desktop.ini',
    'a.jpg',
    'x.y/.b.jpg',
  ])
  assert.deepEqual(listNames(zip), ['a.jpg'])
})

test('a file comes out as it went in, packed or stored', async (t) => {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * at) % 251))
  assert.deepEqual(await unpackFile(t, ['a', { name: 'b.png', content }], 'b.png'), content)
  assert.deepEqual(await unpackFile(t, ['a', { name: 'b.png', content, isStored: true }], 'b.png'), content)
})

test('paths that leave the folder refuse the whole zip', async (t) => {
  for (const name of ['../a.jpg', 'x/../../a.jpg', '/etc/a.jpg', 'C:\\a.jpg', '..\\a.jpg', '\\\\server\\a.jpg'])
    assert.equal((await describeRefusal(openItems(t, ['b.jpg', name]))).why, 'zip_path', name)
})

test('no zip, a damaged one and one with a password are refused', async (t) => {
  const archive = createZip([{ name: 'a.jpg', content: 'abc' }])
  const secret = [{ name: 'a.jpg', content: 'abc', says: { flags: 0x801 } }]
  for (const bytes of [Buffer.alloc(0), Buffer.from('a;b'), archive.subarray(0, -5), createZip(secret)])
    assert.deepEqual(await describeRefusal(openItems(t, bytes)), { why: 'not_a_zip' })
})

test('a fault of the disk is not said to be one of the file', async (t) => {
  const file = path.join(createFreshDirectory(t), 'pictures')
  writeFileSync(file, createZip([{ name: 'a.jpg', content: 'abc' }]))
  const [picture] = (await openZip(file)).find('a.jpg')
  await assert.rejects(async () => picture?.unpackTo(path.join(file, 'no', 'folder')), { code: 'ENOTDIR' })
  rmSync(file)
  await assert.rejects(openZip(file), { code: 'ENOENT' })
  await assert.rejects(async () => picture?.unpackTo(`${file}.jpg`), { code: 'ENOENT' })
})

test('more than is taken is refused before, and while, it is unpacked', async (t) => {
  const megabyte = 1024 * 1024
  const item = (name: string, size: number) => ({ name, content: 'abc', says: { size } })
  assert.deepEqual(await describeRefusal(unpackFile(t, [item('a.jpg', 20 * megabyte + 1)], 'a.jpg')), {
    ...{ why: 'zipped_too_large', file: 'a.jpg', qty: 20 },
  })
  const largeItems = Array.from({ length: 103 }, (_, at) => item(`${at}.jpg`, 20 * megabyte))
  assert.deepEqual(await describeRefusal(openItems(t, largeItems)), { why: 'zip_too_large', qty: 2048 })
  const damaged = { why: 'zipped_damaged', file: 'a.jpg' }
  assert.deepEqual(await describeRefusal(unpackFile(t, [item('a.jpg', 2)], 'a.jpg')), damaged, 'longer than declared')
  assert.deepEqual(await describeRefusal(unpackFile(t, [item('a.jpg', 4)], 'a.jpg')), damaged, 'shorter')
  const bomb = { why: 'zip_too_large', qty: 2048 }
  const overlapping = [item('b.jpg', 3), { ...item('a.jpg', 3), says: { at: 0 } }]
  assert.deepEqual(await describeRefusal(openItems(t, overlapping)), bomb)
  const files = Array.from({ length: 20_001 }, (_, at) => `${at}`)
  assert.deepEqual(await describeRefusal(openItems(t, files)), bomb)
})
