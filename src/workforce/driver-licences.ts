/** Classes of an Argentine driver's licence (Decreto 26/2019), in the decree's order. */
export const licenceClasses: readonly string[] = [
  ...['A.1.1', 'A.1.2', 'A.1.3', 'A.1.4', 'A.2.1', 'A.2.2', 'A.3'],
  ...['B.1', 'B.2', 'C.1', 'C.2', 'C.3'],
  ...['D.1', 'D.2', 'D.3', 'D.4', 'E.1', 'E.2', 'F', 'G.1', 'G.2', 'G.3'],
]
