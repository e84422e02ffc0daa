/** What a formula shows that failed, as Excel and LibreOffice spell it in English, Spanish and Portuguese. */
const errorValues = new Set(
  [
    '#N/A #REF! #VALUE! #NAME? #DIV/0! #NUM! #NULL! #SPILL! #CALC! #GETTING_DATA',
    '#N/D #¡REF! #¡VALOR! #¿NOMBRE? #¡DIV/0! #¡NUM! #¡NULO! #¡DESBORDAMIENTO! #¡CALC!',
    '#VALOR! #NOME? #NÚM! #NULO! #DESPEJAR!',
  ].flatMap((texts) => texts.split(' ')),
)

/** True for a cell that holds the error of a formula, which is no text of anybody's. */
export const isErrorValue = (cell: unknown): cell is string =>
  typeof cell === 'string' && cell.startsWith('#') && errorValues.has(cell.trim().toUpperCase())
