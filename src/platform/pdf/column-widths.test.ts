import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planColumnWidths } from '#src/platform/pdf/column-widths.ts'

const pageWidth = 778
const dates = (heading = 'Fecha') => ({ heading, texts: ['24/11/2026'], isWhole: true })
const long = { heading: 'Marca', texts: ['Equipamientos de Seguridad Industrial del Litoral'], isWhole: false }
/** The width of 24/11/2026 in ems of the font. */
const dateEms = 5.1
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test('long texts take nothing from the width that a date needs', () => {
  const columns = [dates(), ...Array.from({ length: 9 }, () => long)]
  const { widths, fontSize, padding } = planColumnWidths(columns, pageWidth, 8.5)
  assert.ok((widths[0] ?? 0) >= dateEms * fontSize)
  assert.deepEqual([fontSize, padding], [8.5, 8])
  assert.ok(Math.abs(sum(widths) + 9 * 16 - pageWidth) < 0.01, 'the page is filled')
})

test('a page that is too narrow gets less padding, then smaller type, and its dates stay whole', () => {
  for (const count of [12, 20, 30, 60]) {
    const columns = [...Array.from({ length: count - 1 }, () => dates('Vencimiento')), long]
    const { widths, fontSize, padding } = planColumnWidths(columns, pageWidth, 7)
    assert.ok(sum(widths) + 2 * padding * (count - 1) <= pageWidth + 0.01)
    if (count <= 30) assert.ok((widths[0] ?? 0) >= dateEms * fontSize - 0.01, `${count} columns of ${fontSize} points`)
    assert.ok(fontSize >= 4)
  }
})

test('a heading keeps its words whole where there is room', () => {
  const { widths, fontSize } = planColumnWidths([dates('Incorporación'), ...Array(9).fill(long)], pageWidth, 8.5)
  assert.ok((widths[0] ?? 0) >= 6.46 * fontSize)
})
