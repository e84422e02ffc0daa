import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { detectSeparator } from '#src/platform/spreadsheets/read-csv/csv-separator.ts'

test('decimal commas, commas of texts and titles do not separate', () => {
  const samples = {
    ';': [
      'Nombre;Precio\nFunda;1,5\nCable;2,5\n',
      'Precio\n1,50\n2,50\n',
      '1,5;2,5;3,5;4,5\n1,5;2,5;3,5;4,5\n',
      'Altas, bajas, cambios\n\nApellido;Nombre\nPérez;Ana\nPaz;Eva\n',
      'Una sola columna\nuno\ndos\n',
      'a;"x, y, z"\nb;"x, y, z"\n',
      '',
    ],
    ',': ['Nombre,Precio\nFunda,1.5\n', 'a,b,c\n1,2,3\n4,5,6\n', 'a,"x;y;z"\nb,"""x;y;z"""\n', 'a,b'],
    '\t': ['Apellido, Nombre\tEdad\nPérez, Ana\t30\nPaz, Eva\t31\n'],
    '|': ['a|b;c|d\n1|2|3\n'],
  }
  for (const [separator, samplesOfSeparator] of Object.entries(samples))
    for (const sample of samplesOfSeparator) assert.equal(detectSeparator(sample), separator, sample)
})

test('it is found in any table of quoted cells, also where the sample ends amid one', () => {
  const cell = fc.string().map((text) => `"${text.replaceAll('"', '""')}"`)
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 60 })
  fc.assert(
    fc.property(table, fc.constantFrom(';', ',', '\t', '|'), fc.nat({ max: 40 }), (rows, separator, cut) => {
      const text = rows.map((row) => row.join(separator)).join('\r\n')
      const end = Math.max(text.indexOf('\r\n', text.length - cut), (rows[0]?.join(separator).length ?? 0) + 2)
      assert.equal(detectSeparator(text.slice(0, end)), separator)
    }),
  )
})
