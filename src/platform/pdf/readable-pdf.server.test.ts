import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReadablePdf } from '#src/platform/pdf/readable-pdf.server.ts'
import { createCompressedPdf, createOnePagePdf } from '#test/one-page-pdf.ts'
import { readPdf } from '#test/pdf.ts'

test('a PDF that a viewer opens is readable, with plain and with compressed objects', async () => {
  for (const bytes of [createOnePagePdf(), createCompressedPdf()]) {
    assert.equal((await readPdf(new Uint8Array(bytes))).pages.length, 1)
    assert.equal(isReadablePdf(bytes), true)
  }
  assert.equal(isReadablePdf(Buffer.concat([createOnePagePdf(), Buffer.alloc(5000)])), true, 'padded with zeros')
})

test('a PDF without its beginning, its end, its table of objects or a page is not readable, nor is a protected one', () => {
  const whole = createOnePagePdf()
  const text = whole.toString('latin1')
  const broken = {
    mark: Buffer.from('%PDF'),
    head: whole.subarray(1),
    end: whole.subarray(0, -20),
    half: whole.subarray(0, whole.length / 2),
    middle: Buffer.from(text.slice(0, 20) + text.slice(60), 'latin1'),
    page: Buffer.from(text.replace('/Type /Page ', '/Type /Pagx '), 'latin1'),
    root: Buffer.from(text.replace('/Root', '/Roof'), 'latin1'),
    compressed: Buffer.from(createCompressedPdf().toString('latin1').replace('stream\nx', 'stream\ny'), 'latin1'),
    protected: createOnePagePdf({ trailer: '/Encrypt 9 0 R ' }),
  }
  for (const [name, bytes] of Object.entries(broken)) assert.equal(isReadablePdf(bytes), false, name)
})

test('a file that is made to keep the check busy is answered at once', () => {
  const repeat = (part: string) => Buffer.from(`%PDF-1.7\n${part.repeat(20e6 / part.length)}\nstartxref\n9\n%%EOF`)
  for (const part of ['1', ' ', '/Type', '/Type ', '/Type /ObjStm stream\n', '/Root ']) {
    const start = performance.now()
    assert.equal(isReadablePdf(repeat(part)), false, part)
    assert.ok(performance.now() - start < 5000, part)
  }
})
