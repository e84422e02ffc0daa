import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import type { ShownPerson } from '#src/safety/rounds/page/merge-unsent.ts'

/** True if the person's name, file number or dni contains each word of the search. */
export function isFoundBy(
  {
    name,
    employee_file_number: fileNumber,
    employee_dni: dni,
  }: Pick<ShownPerson, 'name' | 'employee_file_number' | 'employee_dni'>,
  search: string,
): boolean {
  const searchedText = foldAccentsAndCase(`${name} ${fileNumber ?? ''} ${dni ?? ''}`)
  // A dni may be typed with its points.
  const words = foldAccentsAndCase(search.replace(/(?<=\d)\.(?=\d)/g, '')).split(/[\s,]+/)
  return words.every((word) => searchedText.includes(word))
}
