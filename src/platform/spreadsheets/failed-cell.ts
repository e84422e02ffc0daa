/** Begins every failed cell. No text of a file does, because a text with NUL is refused. */
const failureMark = '\0'

/** Stands for a formula whose value is not saved in the file. */
export const formulaWithoutValue = `${failureMark}=`

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

/**
 * Marks a text as the error value of a formula, which nobody typed. Any other text is returned unchanged. In an XLSX
 * only cells of the type error are failed ones, whatever a text cell says. A CSV does not tell them apart.
 */
export const markErrorValue = (text: string): string =>
  text.startsWith('#') && errorValues.has(text.trim().toUpperCase()) ? `${failureMark}${text.trim()}` : text

/** True for a cell that holds the error value of a formula, or a formula without its value. */
export const isFailedCell = (cell: unknown): cell is string => typeof cell === 'string' && cell.startsWith(failureMark)

/** What a spreadsheet shows of a cell: of a failed one its error value, or nothing. */
export const showFailedCell = <Cell>(cell: Cell): Cell | string | null => {
  if (!isFailedCell(cell)) return cell
  return cell === formulaWithoutValue ? null : cell.slice(failureMark.length)
}
