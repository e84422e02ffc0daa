import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

/**
 * Headings by which the importer recognises the columns of a firm's past employments: each person with the first and
 * the last day of work.
 */
export const periodSheetWords: SheetWords = {
  employee_id: {
    headings: [
      ...['Legajo', 'Nro. Leg.', 'N° Legajo', 'DNI', 'Documento', 'CUIL', 'Persona', 'Trabajador', 'Colaborador'],
      ...['File number', 'Employee number', 'National ID', 'Matrícula', 'Documento de identidade'],
    ],
    example: '0172',
  },
  admission_date: {
    headings: [
      ...['Alta', 'Fecha de alta', 'Fecha de ingreso', 'F. Ing.', 'Fec. Ing.', 'F. Alta', 'Desde', 'Inicio'],
      ...['Hire date', 'Hired', 'Start date', 'From', 'Data de admissão', 'Data de início', 'Adm.'],
    ],
    example: '2019-03-01',
  },
  termination_date: {
    headings: [
      ...['Egreso', 'Fecha de baja', 'Fecha de egreso', 'F. Baja', 'F. Egreso', 'Fec. Baja', 'Hasta', 'Cese', 'Fin'],
      ...['Termination date', 'End date', 'Leaving date', 'Until', 'To', 'Data de desligamento', 'Demissão', 'Saída'],
    ],
    example: '2021-11-30',
  },
  termination_reason: {
    headings: [
      ...['Motivo de baja', 'Motivo de la baja', 'Motivo de egreso', 'Causa de baja', 'Causal de baja'],
      ...['Leaving reason', 'Termination reason', 'Motivo da demissão', 'Motivo do desligamento'],
    ],
    example: 'Renuncia',
  },
  termination_comments: { headings: ['Observaciones', 'Notas', 'Obs.', 'Notes', 'Remarks', 'Observações'] },
  employable: { headings: ['Reincorporable', 'Recontratable', 'Rehire', 'Eligible for rehire', 'Readmissível'] },
}
