import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBuiltinTimeFormat, parseTimeFormatCode } from '#src/platform/spreadsheets/read-xlsx/number-format.ts'

test('a format code is that of days, moments, times or none of them', () => {
  const codes = {
    day: [
      'dd/mm/yyyy',
      'yyyy-mm-dd',
      'mmm-yy',
      'd',
      'M',
      '[$-F800]dddd, mmmm dd, yyyy',
      '[$-C0A]d" de "mmmm;@',
      'dd/mm/aaaa',
      'e',
    ],
    moment: ['dd/mm/yyyy hh:mm', 'm/d/yy h:mm AM/PM', 'yyyy-mm-dd"T"hh:mm:ss'],
    time: ['hh:mm', 'mm:ss.0', 'h AM/PM', '[$-F400]h:mm:ss'],
    duration: ['[h]:mm:ss', '[mm]:ss', '[hh]:mm'],
    plain: [
      ...['', 'General', 'GENERAL', 'Estándar', 'Standard', '@', '0', '#,##0.00', '0.00%', '0.00E+00', '# ?/?'],
      ...[
        '[$€-C0A] #,##0.00',
        '"$ "#,##0;[Red]"-$ "#,##0',
        '0 "días"',
        '0\\d',
        '0" h"',
        '_-* #,##0_-;_(d',
        '#,##0;dd/mm/yyyy',
      ],
      ...['[Yellow]0', '[>=100]0', '"sin cerrar dd/mm'],
    ],
  }
  for (const [kind, codesOfKind] of Object.entries(codes))
    for (const code of codesOfKind) assert.equal(parseTimeFormatCode(code) ?? 'plain', kind, code)
})

test('formats that files name by number alone', () => {
  const kinds = [0, 1, 9, 10, 14, 17, 18, 21, 22, 36, 37, 44, 45, 46, 47, 49, 58, 59, 164, Number.NaN].map(
    findBuiltinTimeFormat,
  )
  assert.deepEqual(kinds, [
    ...[null, null, null, null, 'day', 'day', 'time', 'time', 'moment', 'day'],
    ...[null, null, 'time', 'duration', 'time', null, 'day', null, null, null],
  ])
})
