import type { SheetWords } from '#src/resource/registration/sheet-words.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'

const itemWords = {
  training_item: {
    headings: ['Tema', 'Curso', 'Formación', 'Charla', 'Course', 'Topic', 'Curso de treinamento', 'Assunto'],
    example: 'Uso de matafuegos',
  },
  quality_item: {
    headings: [
      'Calidad',
      'Certificación de calidad',
      'Ítem',
      'Ítem de calidad',
      'Quality',
      'Certificate',
      'Qualidade',
      'Item de qualidade',
    ],
    example: 'Atención al cliente',
  },
}

/** Headings by which the importer recognises the columns of trainings and qualities. */
export const buildCertificationSheetWords = ({ item }: CertificationType): SheetWords => ({
  employee_id: {
    keyProperty: 'employee_file_number',
    headings: [
      ...['Legajo', 'Nro. Leg.', 'N° Legajo', 'DNI', 'Documento', 'CUIL', 'Persona', 'Trabajador', 'Colaborador'],
      ...['File number', 'Employee number', 'National ID', 'Matrícula', 'Documento de identidade'],
    ],
    example: '0172',
  },
  [`${item}_id`]: itemWords[item],
  date: {
    headings: [
      'Realizada',
      'Fecha de realización',
      'Fecha del curso',
      'Dictada',
      'Done on',
      'Taken on',
      'Realizado em',
    ],
    example: '2026-03-15',
  },
  expiration_date: {
    headings: [
      ...[
        'Vencimiento',
        'Fecha de vencimiento',
        'Vto.',
        'Válida hasta',
        'Vigencia',
        'Expiry',
        'Expiration',
        'Valid until',
      ],
      ...['Vencimento', 'Válido até'],
    ],
    example: '2027-03-15',
  },
  instructor: { headings: ['Instructor', 'Capacitador', 'Docente', 'Dictado por', 'Teacher', 'Trainer', 'Instrutor'] },
  hours: { headings: ['Duración', 'Cant. horas', 'Hs.', 'Duration', 'Carga horária'], example: '2' },
  comments: { headings: ['Comentarios', 'Notas', 'Obs.', 'Detalle', 'Notes', 'Remarks', 'Comentários'] },
})
