/**
 * Error values: a failed formula shows one, in the spelling of Excel and LibreOffice in English, Spanish or Portuguese.
 */
const errorValues = new Set(
  [
    '#N/A #REF! #VALUE! #NAME? #DIV/0! #NUM! #NULL! #SPILL! #CALC! #GETTING_DATA',
    '#N/D #¡REF! #¡VALOR! #¿NOMBRE? #¡DIV/0! #¡NUM! #¡NULO! #¡DESBORDAMIENTO! #¡CALC!',
    '#VALOR! #NOME? #NÚM! #NULO! #DESPEJAR!',
  ].flatMap((texts) => texts.split(' ')),
)

/** True for a cell that holds the error value of a formula, which nobody typed. */
export const isErrorValue = (cell: unknown): cell is string =>
  typeof cell === 'string' && cell.startsWith('#') && errorValues.has(cell.trim().toUpperCase())
